import { HUMAN_ANSWER_MS, type HumanCheck } from '../../ports/human-check.js';
import type { FakeClock } from './clock.js';

/** Questions in memory, which anybody answers with `yes`: they need no bits. */
export const fakeHumanCheck = (clock: FakeClock): HumanCheck => {
  const asked = new Map<string, { readonly subject: string; readonly until: number }>();
  return {
    ask: (subject) => {
      const token = `question-${asked.size + 1}`;
      asked.set(token, { subject, until: clock.now() + HUMAN_ANSWER_MS });
      return { token, bits: 0 };
    },
    accepts: (subject, answer) => {
      const question = asked.get(answer.replace(/\.yes$/, ''));
      return question?.subject === subject && question.until > clock.now() && answer.endsWith('.yes');
    },
  };
};
