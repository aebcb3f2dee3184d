import { filledText } from '@ykd/domain/notice';
import type { MessageReceiver, ReceiverReason } from '../entities/message.js';
import type { Clock } from '../ports/clock.js';
import type { Message, Messages } from '../ports/messages.js';
import { SmsUnavailableError, SmsUnclearError, type SmsSender } from '../ports/sms-sender.js';
import type { Tx, UnitOfWork } from '../ports/unit-of-work.js';
import { eachApart } from '../shared/each-apart.js';
import { smsOf, valuesOf } from './filled.js';

export interface DeliverMessagesDeps {
  readonly clock: Clock;
  readonly messages: Pick<Messages, 'claimDue'>;
  readonly unitOfWork: UnitOfWork;
  readonly smsSender: SmsSender;
}

/** So many notices are written in a transaction. */
const NOTICES_AT_A_TIME = 200;
/** So many text messages are sent, one after the other, before it is looked again whose turn it is. */
const SMS_AT_A_TIME = 20;
/** A message is worked on for so long by one process alone: longer than a round of it takes. */
const LEASE_MS = 300_000;
/** Whoever was being sent to for longer than this was given up by a process that died: what became of it nobody knows. */
const LOST_MS = 60_000;
/** How soon it is looked again for those whom somebody else has in hand. */
const LOOK_AGAIN_MS = 15_000;

const failed = (receiver: MessageReceiver, reason: ReceiverReason, at: number): MessageReceiver => ({
  ...receiver,
  state: 'failed',
  reason,
  at,
});

/** Goes on later, or ends when nobody waits any more. */
const goOn = async (tx: Tx, id: string, at: number): Promise<void> => {
  const [next] = await tx.messages.holdReceivers(id, 'waiting', 1);
  if (next !== undefined) await tx.messages.postpone(id, at);
  // Somebody else has the rest in hand, or had it when he died.
  else if (await tx.messages.isOpen(id)) await tx.messages.postpone(id, at + LOOK_AGAIN_MS);
  else await tx.messages.end(id, at);
};

/** Notices for some of those who wait, all in one transaction: a kill leaves each of them told or waiting. */
const deliverNotices = ({ unitOfWork, clock }: DeliverMessagesDeps, message: Message): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    const at = clock.now();
    const waiting = await tx.messages.holdReceivers(message.id, 'waiting', NOTICES_AT_A_TIME);
    const ids = waiting.map(({ userId }) => userId);
    const facts = new Map((await tx.messages.factsOf(ids)).map((one) => [one.id, one]));
    for (const receiver of waiting) {
      const known = facts.get(receiver.userId);
      if (known === undefined) {
        await tx.messages.storeReceiver(failed(receiver, 'gone', at));
        continue;
      }
      const values = valuesOf(known);
      await tx.notices.add({
        id: `message:${message.id}:${receiver.userId}`,
        userId: receiver.userId,
        kind: 'message',
        title: filledText(message.title, values),
        text: filledText(message.text, values),
        link: message.link,
        messageId: message.id,
        gmtCreated: at,
        readAt: null,
      });
      await tx.messages.storeReceiver({ ...receiver, state: 'sent', at });
    }
    await goOn(tx, message.id, at);
  });

/** What the SMS service is to be asked for. */
interface Sending {
  readonly receiver: MessageReceiver;
  readonly mobile: string;
  readonly text: string;
}

/**
 * The next one who waits: that he is being sent to is written down before. Whether he wants it is looked at now, not when it was
 * wished for. `next`: he does not get it; undefined: nobody waits.
 */
const takeNext = (
  { unitOfWork, clock, smsSender }: DeliverMessagesDeps,
  message: Message,
): Promise<Sending | 'next' | undefined> =>
  unitOfWork.transaction(async (tx) => {
    const at = clock.now();
    const [receiver] = await tx.messages.holdReceivers(message.id, 'waiting', 1);
    if (receiver === undefined) return undefined;
    const [facts] = await tx.messages.factsOf([receiver.userId]);
    if (facts === undefined) {
      await tx.messages.storeReceiver(failed(receiver, 'gone', at));
      return 'next';
    }
    const { issue, text, segments } = smsOf(message.text, facts, smsSender.sign);
    if (issue !== undefined) {
      await tx.messages.storeReceiver(
        issue === 'tooLong' ? failed(receiver, 'long', at) : { ...receiver, state: issue, at },
      );
      return 'next';
    }
    const sending: MessageReceiver = { ...receiver, state: 'sending', segments, at };
    await tx.messages.storeReceiver(sending);
    return { receiver: sending, mobile: facts.mobile, text };
  });

/** Sends one, and writes down what came of it. What nobody knows the fate of is not sent again. */
const sendOne = async (
  { smsSender, unitOfWork, clock }: DeliverMessagesDeps,
  { receiver, mobile, text }: Sending,
): Promise<void> => {
  let became: MessageReceiver;
  try {
    await smsSender.sendText({ mobile, text });
    became = { ...receiver, state: 'sent', at: clock.now() };
  } catch (cause) {
    if (!(cause instanceof SmsUnavailableError)) throw cause;
    became =
      cause instanceof SmsUnclearError
        ? failed(receiver, 'unclear', clock.now())
        : { ...failed(receiver, 'refused', clock.now()), segments: 0 };
  }
  await unitOfWork.transaction((tx) => tx.messages.storeReceiver(became));
};

/** Whoever was being sent to by a process that died. */
const giveUpLost = (tx: Tx, message: Message, at: number): Promise<void> =>
  tx.messages.holdReceivers(message.id, 'sending', SMS_AT_A_TIME).then(async (found) => {
    for (const receiver of found)
      if (at - receiver.at > LOST_MS) await tx.messages.storeReceiver(failed(receiver, 'unclear', at));
  });

const deliverSms = async (deps: DeliverMessagesDeps, message: Message): Promise<void> => {
  for (let count = 0; count < SMS_AT_A_TIME; count += 1) {
    const next = await takeNext(deps, message);
    if (next === undefined) break;
    if (next !== 'next') await sendOne(deps, next);
  }
  await deps.unitOfWork.transaction(async (tx) => {
    const at = deps.clock.now();
    await giveUpLost(tx, message, at);
    await goOn(tx, message.id, at);
  });
};

/**
 * Goes on with messages that are being sent, some of each. Answers how many it went on with. Any number of processes may do so,
 * and any of them may die: nobody gets one twice, and nobody is left out in silence. One that fails is thrown once the others are done.
 */
export const deliverMessages = async (deps: DeliverMessagesDeps): Promise<number> => {
  const due = await deps.messages.claimDue({ at: deps.clock.now(), leaseMs: LEASE_MS, limit: 5 });
  await eachApart(due, (message) =>
    message.channel === 'notice' ? deliverNotices(deps, message) : deliverSms(deps, message),
  );
  return due.length;
};
