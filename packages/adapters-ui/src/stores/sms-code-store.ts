import type { MemberPort } from '@ykd/application/member';
import type { HumanQuestion } from '@ykd/application/ports';
import { SMS_RESEND_SECONDS } from '@ykd/domain/member';
import { createSnapshots, type Snapshots } from '../snapshots.js';
import { createCountdown, type TimeDeps } from './countdown.js';

/** The sending of codes. */
export interface SmsCodeState {
  readonly sending: boolean;
  /** Until the next code may be asked for; 0 when it may be now. */
  readonly secondsLeft: number;
  /** The mobile that the last code went to. */
  readonly sentTo?: string;
}

export interface SmsCodeStore extends Snapshots<SmsCodeState> {
  /** Asks for a code; undefined while one is on its way or the wait is not over. Throws on broken infrastructure. */
  send(mobile: string): Promise<Awaited<ReturnType<MemberPort['sendSmsCode']>> | undefined>;
}

export interface SmsCodeDeps extends TimeDeps {
  readonly member: Pick<MemberPort, 'sendSmsCode'>;
  /** Answers the question of whether a machine asks for the code; it may take seconds. */
  readonly answer: (question: HumanQuestion) => Promise<string>;
}

/**
 * One for the whole app: who logged in by code and goes on to change his password sees the wait that is left.
 * Specification §4 'Change-password'.
 */
export const createSmsCodeStore = ({ member, answer, ...time }: SmsCodeDeps): SmsCodeStore => {
  const { reader, write } = createSnapshots<SmsCodeState>({ sending: false, secondsLeft: 0 });
  const change = (part: Partial<SmsCodeState>): void => write({ ...reader.getSnapshot(), ...part });
  const countdown = createCountdown(time);
  countdown.changes$.subscribe(change);

  /** Sends, and once more with the answer where a question comes back. */
  const ask = async (mobile: string): ReturnType<MemberPort['sendSmsCode']> => {
    const first = await member.sendSmsCode({ mobile });
    if (first.ok || first.error.kind !== 'human-check-needed') return first;
    return member.sendSmsCode({ mobile, proof: await answer(first.error.question) });
  };

  return {
    ...reader,
    send: async (mobile) => {
      const { sending, secondsLeft } = reader.getSnapshot();
      if (sending || secondsLeft > 0) return undefined;
      change({ sending: true });
      try {
        const result = await ask(mobile);
        if (result.ok) {
          change({ sentTo: mobile });
          countdown.start(SMS_RESEND_SECONDS);
        } else if (result.error.kind === 'too-many-attempts') {
          countdown.start(result.error.retryAfterSeconds);
        }
        return result;
      } finally {
        change({ sending: false });
      }
    },
  };
};
