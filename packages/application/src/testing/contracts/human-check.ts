import { describe, expect, it } from 'vitest';
import {
  HUMAN_ANSWER_MAX,
  HUMAN_ANSWER_MS,
  type HumanCheck,
  type HumanQuestion,
} from '../../ports/human-check.js';
import type { FakeClock } from '../fakes/clock.js';
import { withSubject, type MakeSubject } from './subject.js';

/** A check with what makes it fit for a test. */
export interface HumanCheckSubject {
  readonly humanCheck: HumanCheck;
  readonly clock: FakeClock;
  /** Answers a question as a browser does. */
  readonly answer: (question: HumanQuestion) => string;
  /** An answer of the same shape that is wrong. */
  readonly wrong: (question: HumanQuestion) => string;
}

const MOBILE = '13800000002';

/** What every HumanCheck does. */
export const humanCheckContract = (name: string, make: MakeSubject<HumanCheckSubject>): void => {
  describe(`${name}: HumanCheck`, () => {
    it(
      'takes a right answer for whom it was asked, and no other',
      withSubject(make, async ({ humanCheck, answer, wrong }) => {
        const question = humanCheck.ask(MOBILE);
        expect(question.token).toMatch(/^\S{1,200}$/);
        const right = answer(question);
        expect(right.length).toBeLessThanOrEqual(HUMAN_ANSWER_MAX);
        expect(humanCheck.accepts(MOBILE, right)).toBe(true);
        expect(humanCheck.accepts('13800000003', right)).toBe(false);
        expect(humanCheck.accepts(MOBILE, wrong(question))).toBe(false);
      }),
    );

    it(
      'takes it for two minutes',
      withSubject(make, async ({ humanCheck, answer, clock }) => {
        const right = answer(humanCheck.ask(MOBILE));
        clock.advance(HUMAN_ANSWER_MS - 1);
        expect(humanCheck.accepts(MOBILE, right)).toBe(true);
        clock.advance(1);
        expect(humanCheck.accepts(MOBILE, right)).toBe(false);
      }),
    );

    it(
      'takes nothing that it did not ask',
      withSubject(make, async ({ humanCheck, answer }) => {
        const { token, bits } = humanCheck.ask(MOBILE);
        for (const made of ['', '.', '...', 'x', `x${token}`, token.slice(1), '9'.repeat(200)]) {
          expect(humanCheck.accepts(MOBILE, answer({ token: made, bits }))).toBe(false);
        }
        expect(humanCheck.ask(MOBILE).token).not.toBe(token);
      }),
    );
  });
};
