import type { SmsUse } from '@ykd/domain/notice';
import type {
  Message,
  MessageReceiver,
  MessageTemplate,
  ReceiverFilter,
  ReceiverState,
  SmsSetting,
} from '../entities/message.js';
import type { KeyRows, KeyWindow } from './key-window.js';

export type { Message, MessageReceiver, MessageTemplate, SmsSetting } from '../entities/message.js';

/** Where a message stands in the list: the newest first. */
export type MessageKey = readonly [gmtCreated: number, id: string];
/** Where a receiver stands among those of a message. */
export type ReceiverKey = readonly [userId: string];

/** What a text is filled in with, and how a member is reached. */
export interface ReceiverFacts {
  readonly id: string;
  /** That which he is called in his profile. */
  readonly name: string | null;
  /** Whole. */
  readonly mobile: string;
  readonly classTeacher: string | null;
  /** What he bought last, and has. */
  readonly course: string | null;
  /** Epoch ms. */
  readonly serviceUntil: number | null;
  readonly isOptedOut: boolean;
}

/** How many receivers are in each state, how many of them read it, and how many pieces of text went out. */
export type MessageCounts = Readonly<Record<ReceiverState | 'read' | 'segments', number>>;

/** A receiver with when he read the notice; null: not yet, or there is none. */
export interface ReceiverRow extends MessageReceiver {
  readonly readAt: number | null;
}

interface ReadsFacts {
  /** Of those of these members that there are, in no order. */
  factsOf(userIds: readonly string[]): Promise<readonly ReceiverFacts[]>;
}

interface ReadsUse {
  /** What a sender sent by text message from an instant on, epoch ms: all receivers, and what it was expected to cost. */
  usedSince(senderId: string, since: number): Promise<SmsUse>;
}

/** What staff sent. */
export interface Messages extends ReadsFacts, ReadsUse {
  find(id: string): Promise<Message | undefined>;
  /** The newest first; those of one sender, or of all, and those that went to a class or groups of it, or all. */
  page(
    window: KeyWindow<MessageKey>,
    of: { readonly senderId?: string | undefined; readonly classId?: string | undefined },
  ): Promise<KeyRows<Message>>;
  /** Counted from the rows of receivers. */
  countsOf(ids: readonly string[]): Promise<ReadonlyMap<string, MessageCounts>>;
  /** In the order of their ids; those whom a filter finds, or all. */
  receivers(
    messageId: string,
    window: KeyWindow<ReceiverKey>,
    filter?: ReceiverFilter,
  ): Promise<KeyRows<ReceiverRow>>;
  /** Takes messages that somebody has to go on with, the longest due first, for `leaseMs`. */
  claimDue(claim: {
    readonly at: number;
    readonly leaseMs: number;
    readonly limit: number;
  }): Promise<readonly Message[]>;
  /** By name. */
  templates(): Promise<readonly MessageTemplate[]>;
  setting(): Promise<SmsSetting | undefined>;
}

/** The same inside a transaction. */
export interface TxMessages extends ReadsFacts, ReadsUse {
  /** What a sender sends is counted one after the other. */
  lockSender(senderId: string): Promise<void>;
  ofRequest(senderId: string, requestKey: string): Promise<Message | undefined>;
  /** With all of its receivers, who wait; due at once. */
  insert(message: Message, userIds: readonly string[]): Promise<void>;
  /** Holds some receivers in a state, in the order of their ids; those whom somebody else holds are left out. */
  holdReceivers(messageId: string, state: ReceiverState, limit: number): Promise<readonly MessageReceiver[]>;
  storeReceiver(receiver: MessageReceiver): Promise<void>;
  /** Whether some wait, or are being sent to. */
  isOpen(messageId: string): Promise<boolean>;
  /** Goes on at `dueAt`, epoch ms. */
  postpone(messageId: string, dueAt: number): Promise<void>;
  /** All is sent; it stays so. */
  end(messageId: string, at: number): Promise<void>;
  /** Templates, and what messages cost, are changed one after the other. */
  lockSettings(): Promise<void>;
  template(id: string): Promise<MessageTemplate | undefined>;
  templateNamed(name: string): Promise<MessageTemplate | undefined>;
  /** New or changed. */
  storeTemplate(template: MessageTemplate): Promise<void>;
  deleteTemplate(id: string): Promise<void>;
  setting(): Promise<SmsSetting | undefined>;
  storeSetting(setting: SmsSetting): Promise<void>;
}
