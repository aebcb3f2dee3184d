import type { LogSpan } from '../ports/log-filter.js';
import type { Selection } from './plan.js';

/** The values of a column, by its key, and the time of the lines. */
type LogTests = Readonly<Record<string, readonly (string | number)[]>> & LogSpan;

/** What is asked of the lines of a log: values of their columns, and in `at` when they were written. */
export const logTests = ({ tests }: Pick<Selection, 'tests'>): LogTests =>
  Object.fromEntries(
    tests.flatMap(({ key, test }): readonly (readonly [string, unknown])[] => {
      if (test.kind === 'in') return [[key, test.values]];
      if (test.kind !== 'range' || key !== 'at') throw new Error(`no lines of a log by ${key} ${test.kind}`);
      return [
        ['from', test.from],
        ['to', test.below],
      ];
    }),
  ) as LogTests;
