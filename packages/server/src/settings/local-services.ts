import type {
  ChatMiddlewareSettings,
  GitlabSettings,
  RocketChatSettings,
  WeixinMessengerOptions,
  WeixinOAuthOptions,
  WeixinPaySettings,
} from '@ykd/adapters-http/upstream';
import type { SyncOperations } from '@ykd/application/account-sync';
import type { SmsCodes, SmsSender } from '@ykd/application/ports';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import type { OwnAddress } from './own-address.js';

/** Money that went back before there was a built-in WeChat Pay. */
export interface PastRefund {
  readonly outRefundNo: string;
  readonly refundId: string;
  /** Cents. */
  readonly amount: number;
  /** Epoch ms. */
  readonly acceptedAt: number;
  readonly settledAt: number;
}

/** A payment that was made before there was a built-in WeChat Pay: of data that was made up. */
export interface PastPayment {
  readonly outTradeNo: string;
  readonly transactionId: string;
  readonly description: string;
  /** Cents. */
  readonly amount: number;
  /** Epoch ms. */
  readonly begunAt: number;
  readonly paidAt: number;
  readonly refunds: readonly PastRefund[];
}

/** Tells of payments of the past, and about which transaction the bill is wrong by a cent. */
export type RememberPayments = (payments: readonly PastPayment[], wrong?: string) => void;

/** How the platform reaches the built-in services; absent where the settings name a real one, or none. */
export interface LocalServices {
  readonly accounts: { readonly chat?: RocketChatSettings; readonly codeHost?: GitlabSettings };
  readonly chatRooms?: ChatMiddlewareSettings;
  readonly payment?: WeixinPaySettings;
  /** Makes the built-in WeChat Pay know payments of the demo's past; `wrong`: its bill is wrong by a cent about this transaction. */
  readonly rememberPayments?: RememberPayments;
  readonly sms?: {
    readonly sender: SmsSender;
    /** The same codes, while the messages learn what becomes of them. */
    noticing(codes: SmsCodes): SmsCodes;
  };
  readonly weixin?: WeixinOAuthOptions & Omit<WeixinMessengerOptions, 'now'>;
  /** Adds their pages, and in demo mode the calls that show what they received. */
  addPages(fastify: FastifyInstance, operations: SyncOperations): void;
  /** The platform listens: what happens by itself begins. */
  start(): void;
}

/** What the built-in services stand on. */
export interface LocalServiceParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly ownAddress: OwnAddress;
  /** How they end. */
  readonly begun: Pick<AsyncDisposableStack, 'adopt' | 'defer'>;
}
