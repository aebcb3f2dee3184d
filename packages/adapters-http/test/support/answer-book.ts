import type { AnyCall } from '../../src/contracts/call.js';
import { allCalls } from '../../src/contracts/areas.js';
import { check } from '../../src/contracts/check.js';
import { commonQueryCallsByClass } from '../../src/contracts/common-query.js';

/** The answers of calls that worked, as far as they pass through its fetches. */
export interface AnswerBook {
  /** A fetch whose answers are looked at. */
  watched(fetching: typeof fetch): typeof fetch;
  /** The answers that are not just what the contract of their call says, each with its call. */
  readonly misfits: readonly string[];
  /** The calls of which no answer was seen. */
  unanswered(): readonly string[];
}

const nameOf = ({ method, path }: Pick<AnyCall, 'method' | 'path'>): string => `${method} ${path}`;

/** All calls, with those that are told apart by the class of rows that is asked for. */
const CALLS: readonly AnyCall[] = [
  ...allCalls,
  ...Object.values(commonQueryCallsByClass).flatMap((calls) => Object.values<AnyCall>(calls)),
];

/** A text in which the order of fields says nothing. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Whether an answer holds what a contract says and nothing more. */
const fits = (answer: unknown, { response }: AnyCall): boolean => {
  const read = check(response, answer);
  return read.ok && textOf(read.value) === textOf(answer);
};

/** Begins to look at answers. */
export const answerBook = (): AnswerBook => {
  const answered = new Set<string>();
  const misfits: string[] = [];
  return {
    misfits,
    unanswered: () => [...new Set(allCalls.map(nameOf))].filter((name) => !answered.has(name)),
    watched: (fetching) => async (input, init) => {
      const response = await fetching(input, init);
      if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return response;
      const { method, url } = new Request(input, init?.method === undefined ? {} : { method: init.method });
      const name = nameOf({ method: method as AnyCall['method'], path: new URL(url).pathname });
      const calls = CALLS.filter((call) => nameOf(call) === name);
      const answer: unknown = await response.clone().json();
      const worked =
        typeof answer === 'object' && answer !== null && 'isSuccess' in answer && answer.isSuccess;
      if (calls.length === 0 || worked !== true) return response;
      answered.add(name);
      if (!calls.some((call) => fits(answer, call))) misfits.push(`${name}: ${JSON.stringify(answer)}`);
      return response;
    },
  };
};
