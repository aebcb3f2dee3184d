import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  mergeSolutions,
  SOLUTION_CODE_MAX,
  solutionCodeIssue,
  timelySolution,
  type SolutionCodes,
} from '../../src/course/index.js';

describe('solutionCodeIssue', () => {
  test.each(['', 'print(1)\n', '\tif a:\r\n', '😀'.repeat(SOLUTION_CODE_MAX)])('takes %j', (code) => {
    expect(solutionCodeIssue(code)).toBeUndefined();
  });

  test.each([
    ['字'.repeat(SOLUTION_CODE_MAX + 1), '代码不能超过20000个字符'],
    ['print("\0")', '代码不能包含控制字符'],
    ['\ud800', '代码不能包含控制字符'],
  ])('refuses %j', (code, message) => {
    expect(solutionCodeIssue(code)).toBe(message);
  });
});

describe('mergeSolutions', () => {
  const old = { code: 'old', at: 1 };
  const young = { code: 'young', at: 2 };

  test.each<[string, SolutionCodes, SolutionCodes, SolutionCodes]>([
    ['the later last', { last: old }, { last: young }, { last: young }],
    [
      'each for itself',
      { last: young, passed: old },
      { last: old, passed: young },
      { last: young, passed: young },
    ],
    ['the only one that passed', { last: young }, { last: old, passed: old }, { last: young, passed: old }],
    [
      'one of the same instant',
      { last: { code: 'a', at: 1 } },
      { last: { code: 'b', at: 1 } },
      { last: { code: 'b', at: 1 } },
    ],
  ])('takes %s', (_what, a, b, merged) => {
    expect(mergeSolutions(a, b)).toEqual(merged);
    expect(mergeSolutions(b, a)).toEqual(merged);
  });
});

test('a clock that is ahead counts as now, and one that is behind as it says', () => {
  const solution = { last: { code: 'a', at: 9 }, passed: { code: 'b', at: 4 } };
  expect(timelySolution(solution, 5)).toEqual({ last: { code: 'a', at: 5 }, passed: { code: 'b', at: 4 } });
  expect(timelySolution({ last: { code: 'a', at: 9 }, passed: { code: 'b', at: 7 } }, 5)).toEqual({
    last: { code: 'a', at: 5 },
    passed: { code: 'b', at: 5 },
  });
  expect(timelySolution({ last: { code: 'a', at: 3 } }, 5)).toEqual({ last: { code: 'a', at: 3 } });
});

// Few instants and few programs, so that some are the same.
const code = fc.record({ code: fc.constantFrom('', 'a', 'b', 'print(1)\n'), at: fc.nat({ max: 3 }) });
const solutions: fc.Arbitrary<SolutionCodes> = fc.record(
  { last: code, passed: code },
  { requiredKeys: ['last'] },
);

describe('properties', () => {
  test.prop([solutions, solutions, solutions])('merging knows no order and no grouping', (a, b, c) => {
    expect(mergeSolutions(a, b)).toEqual(mergeSolutions(b, a));
    expect(mergeSolutions(mergeSolutions(a, b), c)).toEqual(mergeSolutions(a, mergeSolutions(b, c)));
  });

  test.prop([solutions, solutions])('the same again changes nothing', (a, b) => {
    const merged = mergeSolutions(a, b);
    expect(mergeSolutions(a, a)).toEqual(a);
    expect(mergeSolutions(merged, a)).toEqual(merged);
    expect(mergeSolutions(merged, b)).toEqual(merged);
  });

  test.prop([solutions, solutions])(
    'makes up nothing, loses nothing that passed, and goes back nowhere',
    (a, b) => {
      const merged = mergeSolutions(a, b);
      expect([a.last, b.last]).toContainEqual(merged.last);
      expect(merged.last.at).toBe(Math.max(a.last.at, b.last.at));
      const passed = [a.passed, b.passed].filter((one) => one !== undefined);
      if (merged.passed === undefined) expect(passed).toEqual([]);
      else {
        expect(passed).toContainEqual(merged.passed);
        expect(merged.passed.at).toBe(Math.max(...passed.map(({ at }) => at)));
      }
    },
  );

  test.prop([solutions, fc.nat({ max: 4 })])('a timely solution keeps its code, and is timely', (a, now) => {
    const timely = timelySolution(a, now);
    expect([timely.last.code, timely.passed?.code]).toEqual([a.last.code, a.passed?.code]);
    expect(timely.last.at).toBeLessThanOrEqual(now);
    expect(timelySolution(timely, now)).toEqual(timely);
  });
});
