import { smsSign, SmsUnavailableError, SmsUnclearError, type SmsSender } from '../../ports/sms-sender.js';

/** A sender whose messages can be read, and that can be away. */
export interface FakeSmsSender extends SmsSender {
  /** Every message, the first one first. */
  readonly sent: readonly { readonly mobile: string; readonly code: string }[];
  /** Every text of staff, the first one first. */
  readonly texts: readonly { readonly mobile: string; readonly text: string }[];
  /** The code that a mobile got last. Throws when it got none. */
  codeFor(mobile: string): string;
  /** Whether the service is away. */
  setAway(away: boolean): void;
  /** Whether texts are taken, and the answers to them are lost. */
  loseAnswers(lost: boolean): void;
  /** The name in front of every message from now on. */
  setName(name: string): void;
}

/** A sender that keeps what it sends. */
export const fakeSmsSender = (): FakeSmsSender => {
  const sent: { readonly mobile: string; readonly code: string }[] = [];
  const texts: { readonly mobile: string; readonly text: string }[] = [];
  let sign = smsSign('优课达');
  let isAway = false;
  let areLost = false;
  return {
    get sign() {
      return sign;
    },
    sent,
    sendCode: async ({ mobile, code }) => {
      if (isAway) throw new SmsUnavailableError('away');
      sent.push({ mobile, code });
    },
    texts,
    sendText: async ({ mobile, text }) => {
      if (isAway) throw new SmsUnavailableError('away');
      texts.push({ mobile, text });
      if (areLost) throw new SmsUnclearError('no answer');
    },
    codeFor: (wanted) => {
      const last = sent.findLast(({ mobile }) => mobile === wanted);
      if (last === undefined) throw new Error(`nothing was sent to ${wanted}`);
      return last.code;
    },
    setAway: (away) => {
      isAway = away;
    },
    loseAnswers: (lost) => {
      areLost = lost;
    },
    setName: (name) => {
      sign = smsSign(name);
    },
  };
};
