import { sized } from '../../../../scripts/lib/smoke.mjs';
import { ACCESS_DECISIONS } from './access.mjs';
import { COURSE_DECISIONS } from './course.mjs';
import { MEMBER_DECISIONS } from './member.mjs';
import { median, processorTime } from '../measure.mjs';

/** Different inputs that each decision is asked in turn: enough that none can be guessed, a power of two. */
const INPUTS = 1024;
const ROUNDS = sized(3, 1);
const ROUND_MS = sized(30, 0);

/** Milliseconds that so many decisions take. The answers are kept in turn, so that none can be left out. */
const timeOf = (decide, inputs, count) =>
  processorTime(() => {
    const answers = inputs.map(() => undefined);
    for (let at = 0; at < count; at += 1) answers[at % INPUTS] = decide(inputs[at % INPUTS]);
    return answers;
  });

const perSecond = ({ input, decide }) => {
  const inputs = Array.from({ length: INPUTS }, input);
  let count = INPUTS;
  // Doubling also warms up.
  while (timeOf(decide, inputs, count) < ROUND_MS) count *= 2;
  const rounds = Array.from({ length: ROUNDS }, () => timeOf(decide, inputs, count));
  return (count / median(rounds)) * 1000;
};

/** How many times a second each decision is made, one after the other in one process. */
export const measureDecisions = () =>
  [...COURSE_DECISIONS, ...ACCESS_DECISIONS, ...MEMBER_DECISIONS].map((decision) => ({
    name: decision.name,
    perSecond: perSecond(decision),
  }));
