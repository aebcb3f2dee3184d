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
