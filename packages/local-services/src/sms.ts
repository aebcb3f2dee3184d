import {
  smsSign,
  type Clock,
  type SmsCodes,
  type SmsSender,
  SmsUnavailableError,
} from '@ykd/application/ports';
import { SMS_CODE_LIFETIME_MS } from '@ykd/domain/member';
import { localSwitch, type LocalSwitch } from './local-switch.js';

/** A message that nobody's phone received. */
export interface LocalSmsMessage {
  readonly mobile: string;
  readonly text: string;
  /** Null of a text of staff. */
  readonly code: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  /** `void`: replaced by a newer code, or tried too often; `sent`: it has no code. */
  readonly state: 'valid' | 'used' | 'void' | 'expired' | 'sent';
}

/** The last messages, for whoever tries the platform out. */
export interface SmsOutbox {
  /** The newest first. */
  messages(): readonly LocalSmsMessage[];
  lastFor(mobile: string): LocalSmsMessage | undefined;
}

export interface LocalSms extends SmsSender, SmsOutbox, LocalSwitch {
  /** The same codes, while the messages learn what becomes of them. */
  noticing(codes: SmsCodes): SmsCodes;
}

interface KeptMessage extends Omit<LocalSmsMessage, 'state'> {
  /** What became of the code, when that is not a matter of time. */
  readonly fate?: 'used' | 'void';
  /** Where the code was asked for, once it is stored. */
  readonly address?: string;
  /** How often a wrong code was tried there; tries from elsewhere do not spoil it. */
  readonly tries: number;
}

const KEPT = 100;
const SIGN = smsSign('优课达');
const MINUTES = SMS_CODE_LIFETIME_MS / 60_000;

/** An SMS service of one's own: it keeps the last messages instead of sending them. */
export const createLocalSms = (clock: Clock): LocalSms => {
  let kept: readonly KeptMessage[] = [];
  const outage = localSwitch();

  const isAlive = ({ fate, at, code }: KeptMessage): boolean =>
    code !== null && fate === undefined && clock.now() < at + SMS_CODE_LIFETIME_MS;
  const shown = (message: KeptMessage): LocalSmsMessage => {
    const { mobile, text, code, at, fate = isAlive(message) ? 'valid' : 'expired' } = message;
    return { mobile, text, code, at, state: code === null ? 'sent' : fate };
  };
  /** Changes the messages of a mobile whose code could still be used: one at most. */
  const change = (mobile: string, by: (message: KeptMessage) => KeptMessage): void => {
    kept = kept.map((message) => (message.mobile === mobile && isAlive(message) ? by(message) : message));
  };

  return {
    ...outage,
    sign: SIGN,
    sendCode: async ({ mobile, code }) => {
      if (outage.isOut()) throw new SmsUnavailableError('the local SMS service is switched off');
      const text = `${SIGN}验证码 ${code}，${MINUTES} 分钟内有效，请勿告诉他人。`;
      change(mobile, (message) => ({ ...message, fate: 'void' }));
      kept = [{ mobile, text, code, at: clock.now(), tries: 0 }, ...kept].slice(0, KEPT);
    },
    sendText: async ({ mobile, text: said }) => {
      if (outage.isOut()) throw new SmsUnavailableError('the local SMS service is switched off');
      const text = `${SIGN}${said}`;
      kept = [{ mobile, text, code: null, at: clock.now(), tries: 0 }, ...kept].slice(0, KEPT);
    },
    messages: () => kept.map(shown),
    lastFor: (wanted) => {
      const last = kept.find(({ mobile }) => mobile === wanted);
      return last && shown(last);
    },
    noticing: (codes) => ({
      ...codes,
      store: async (code) => {
        await codes.store(code);
        change(code.mobile, (message) => ({ ...message, address: code.address }));
      },
      redeem: async (attempt) => {
        const right = await codes.redeem(attempt);
        change(attempt.mobile, (message) => {
          if (right) return { ...message, fate: 'used' };
          const tries = message.tries + (message.address === attempt.address ? 1 : 0);
          return { ...message, tries, ...(tries < attempt.maxTries ? {} : { fate: 'void' as const }) };
        });
        return right;
      },
    }),
  };
};
