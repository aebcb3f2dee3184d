import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  mergeSolutions,
  SOLUTION_CODE_MAX,
  solutionCodeIssue,
  takeSolution,
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

describe('takeSolution', () => {
  const at = (instant: number, code = `at ${instant}`) => ({ code, at: instant });
  const stored = { last: at(5), passed: at(4) };

  test.each<[string, SolutionCodes, SolutionCodes | undefined, number | undefined, SolutionCodes]>([
    ['the first one', { last: at(9) }, undefined, undefined, { last: at(9) }],
    ['what follows a known one', { last: at(9) }, stored, 5, { ...stored, last: at(9) }],
    [
      'what a clock that is behind dated',
      { last: at(1) },
      stored,
      5,
      { ...stored, last: { code: 'at 1', at: 6 } },
    ],
    ['nothing from who knows of none', { last: at(9) }, stored, undefined, stored],
    ['nothing from who knows of another one', { last: at(9) }, stored, 3, stored],
    ['the same again as it is', { last: at(9, 'at 5') }, stored, 5, stored],
    [
      'a later one that passed from anybody',
      { last: at(9), passed: at(8) },
      stored,
      3,
      { ...stored, passed: at(8) },
    ],
    ['no earlier one that passed', { last: at(9), passed: at(3) }, stored, 3, stored],
  ])('takes %s', (_what, sent, before, seen, after) => {
    expect(takeSolution(before, sent, seen, 10)).toEqual(after);
  });

  test('what a clock that was ahead dated gives way, and never comes back', () => {
    const ahead = { last: at(99), passed: at(98) };
    const sent = { last: at(10), passed: at(10) };
    const after = { last: { code: 'at 10', at: 100 }, passed: { code: 'at 10', at: 99 } };
    expect(takeSolution(ahead, sent, 99, 10)).toEqual(after);
    expect(takeSolution(after, sent, 99, 10)).toEqual(after);
    expect(takeSolution(after, ahead, 99, 200)).toMatchObject({ last: after.last });
  });
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

  const moment = fc.nat({ max: 4 });

  test.prop([solutions, solutions, fc.option(moment, { nil: undefined }), moment])(
    'a stored last code gives way only to who knows of it, and to a greater instant',
    (stored, sent, seen, now) => {
      const taken = takeSolution(stored, sent, seen, now);
      if (taken.last.at === stored.last.at) expect(taken.last).toEqual(stored.last);
      else {
        expect(seen).toBe(stored.last.at);
        expect(taken.last.code).toBe(sent.last.code);
        expect(taken.last.at).toBeGreaterThan(stored.last.at);
      }
      if (seen === stored.last.at) expect(taken.last.code).toBe(sent.last.code);
      expect(takeSolution(taken, sent, seen, now)).toEqual(taken);
    },
  );

  test.prop([solutions, fc.nat({ max: 4 })])('a timely solution keeps its code, and is timely', (a, now) => {
    const timely = timelySolution(a, now);
    expect([timely.last.code, timely.passed?.code]).toEqual([a.last.code, a.passed?.code]);
    expect(timely.last.at).toBeLessThanOrEqual(now);
    expect(timelySolution(timely, now)).toEqual(timely);
  });
});
