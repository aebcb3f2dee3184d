import type { Clock, SmsSender } from '@ykd/application';
import { SMS_CODE_LIFETIME_MS } from '@ykd/domain/member';

/** A message that nobody's phone received. */
export interface LocalSmsMessage {
  readonly mobile: string;
  readonly text: string;
  readonly code: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The last messages, for whoever tries the platform out. */
export interface SmsOutbox {
  /** The newest first. */
  messages(): readonly LocalSmsMessage[];
  lastFor(mobile: string): LocalSmsMessage | undefined;
}

const KEPT = 100;
const MINUTES = SMS_CODE_LIFETIME_MS / 60_000;

/** An SMS service of one's own: it keeps the last messages instead of sending them. */
export const createLocalSms = (clock: Clock): SmsSender & SmsOutbox => {
  let kept: readonly LocalSmsMessage[] = [];
  return {
    sendCode: ({ mobile, code }) => {
      const text = `【优课达】验证码 ${code}，${MINUTES} 分钟内有效，请勿告诉他人。`;
      kept = [{ mobile, text, code, at: clock.now() }, ...kept].slice(0, KEPT);
      return Promise.resolve();
    },
    messages: () => kept,
    lastFor: (wanted) => kept.find(({ mobile }) => mobile === wanted),
  };
};
