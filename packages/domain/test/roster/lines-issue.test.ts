import { describe, expect, test } from 'vitest';
import { rosterLinesIssue } from '../../src/roster/index.js';

const lines = (count: number, cells: readonly string[]) =>
  Array.from({ length: count }, (_, at) => ({ number: at + 3, cells }));

describe('rosterLinesIssue', () => {
  test('has limits for rows, columns and cells', () => {
    expect(rosterLinesIssue([])).toBe('里面没有内容');
    expect(rosterLinesIssue(lines(5001, ['x']))).toBeUndefined();
    expect(rosterLinesIssue(lines(5002, ['x']))).toBe('超过了 5000 行：请分成几份');
    expect(rosterLinesIssue([...lines(1, ['x']), ...lines(1, Array<string>(50).fill('x'))])).toBeUndefined();
    expect(rosterLinesIssue([...lines(1, Array<string>(100).fill('x')), ...lines(1, ['x'])])).toBe(
      '有 100 列，最多 50 列：请只留下花名册的那几列',
    );
    expect(rosterLinesIssue(lines(1, ['', 'x'.repeat(4000)]))).toBeUndefined();
    expect(rosterLinesIssue(lines(1, ['', 'x'.repeat(4001)]))).toBe(
      '第 3 行有一格超过 4000 个字符，不像花名册',
    );
  });

  test('has a limit for all cells together', () => {
    const full = lines(500, ['x'.repeat(4000), 'y'.repeat(4000)]);
    expect(rosterLinesIssue(full)).toBeUndefined();
    expect(rosterLinesIssue([...full, ...lines(1, ['', 'x'])])).toBe(
      '一共 4000001 个字符，最多 4000000 个：请只留下花名册的那几列，或分成几份',
    );
  });
});
