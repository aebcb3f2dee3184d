import { linesIssue } from '../shared/index.js';

/** A program as a member wrote it: `code`, its text; `at`, when, in epoch milliseconds. Beyond the Specification. */
export type DatedCode = { readonly code: string; readonly at: number };

/**
 * What a member wrote for an exercise: `last`, the program as he left it; `passed`, the last one that passed, which is
 * absent as long as none did. Beyond the Specification.
 */
export type SolutionCodes = { readonly last: DatedCode; readonly passed?: DatedCode | undefined };

/**
 * The longest program of a solution, in Unicode code points; two of them fit into one message of whatever characters.
 * Beyond the Specification.
 */
export const SOLUTION_CODE_MAX = 20_000;

/**
 * The Chinese message when a program cannot be stored, `undefined` when it can: the rule of {@link linesIssue} with at
 * most {@link SOLUTION_CODE_MAX} code points; it may be empty. Beyond the Specification.
 */
export const solutionCodeIssue = (code: string): string | undefined =>
  linesIssue('代码', code, SOLUTION_CODE_MAX);

/** The later of two programs; of two of the same instant, the one that stands last in the order of code units. */
const laterCode = (a: DatedCode, b: DatedCode): DatedCode => {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return a.code >= b.code ? a : b;
};

/**
 * What two devices know of one solution, as one: the later `last` and, apart from it, the later `passed`. In any order, any
 * grouping and any number of times the outcome is the same. Beyond the Specification.
 */
export const mergeSolutions = (a: SolutionCodes, b: SolutionCodes): SolutionCodes => {
  const last = laterCode(a.last, b.last);
  const passed = a.passed && b.passed ? laterCode(a.passed, b.passed) : (a.passed ?? b.passed);
  return passed === undefined ? { last } : { last, passed };
};

/**
 * A solution by a clock that may be ahead: nothing in it is later than now. Beyond the Specification.
 *
 * @param solution - as the device sent it
 * @param now - the present instant of the server, in epoch milliseconds
 */
export const timelySolution = (solution: SolutionCodes, now: number): SolutionCodes => {
  const { last, passed } = solution;
  const timely = ({ code, at }: DatedCode): DatedCode => ({ code, at: Math.min(at, now) });
  return passed === undefined ? { last: timely(last) } : { last: timely(last), passed: timely(passed) };
};

/** After what was stored, whatever instant it says: those of one solution only grow. */
const following = (stored: DatedCode, { code, at }: DatedCode): DatedCode => ({
  code,
  at: Math.max(at, stored.at + 1),
});

/**
 * What is stored of a solution after a device sent its own. The stored `last` gives way to nobody but a sender who knows of
 * it, whatever the clocks say: so it does not matter whether he hears the answer. Whoever does not know of it gets it as
 * the answer, keeps both programs and sends again. Of two that passed the later one stays; one that a clock which was ahead
 * dated gives way. The same program again changes nothing. Beyond the Specification.
 *
 * @param stored - absent when nothing is
 * @param sent - as the device sent it
 * @param seen - the instant of the `last` that the sender knows to be stored; absent for none
 * @param now - the present instant of the server, in epoch milliseconds
 */
export const takeSolution = (
  stored: SolutionCodes | undefined,
  sent: SolutionCodes,
  seen: number | undefined,
  now: number,
): SolutionCodes => {
  const timely = timelySolution(sent, now);
  if (stored === undefined) return timely;
  const isTaken = seen === stored.last.at && timely.last.code !== stored.last.code;
  const last = isTaken ? following(stored.last, timely.last) : stored.last;
  const isAhead = stored.passed !== undefined && stored.passed.at > now;
  const { passed } = mergeSolutions(
    stored,
    isAhead && timely.passed && timely.passed.code !== stored.passed.code
      ? { last, passed: following(stored.passed, timely.passed) }
      : timely,
  );
  return passed === undefined ? { last } : { last, passed };
};
