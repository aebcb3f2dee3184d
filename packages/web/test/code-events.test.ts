import { readFileSync } from 'node:fs';
import type { CodeFailure } from '@ykd/adapters-ui/stores';
import { describe, expect, it } from 'vitest';
import { errorText, refusalText } from '../src/features/study/run/error-text';
import { isLastEvent, readCodeEvent } from '../src/features/study/sandbox/run-events';

const FAILED = { kind: 'failed', phase: 'program', name: 'E', message: 'm', trace: 't', line: 1 };

describe('what a worker says', () => {
  it.each([
    { kind: 'started' },
    { kind: 'finished' },
    { kind: 'broken' },
    { kind: 'output', parts: [] },
    {
      kind: 'output',
      parts: [
        { stream: 'stdout', text: '' },
        { stream: 'stderr', text: 'x' },
      ],
    },
    FAILED,
    { ...FAILED, phase: 'check', line: undefined },
  ])('is known: %j', (event) => {
    expect(readCodeEvent(event)).toEqual(event);
  });

  it.each([
    undefined,
    null,
    'started',
    [],
    {},
    { kind: 'passed' },
    { kind: 'output' },
    { kind: 'output', parts: 'x' },
    { kind: 'output', parts: [undefined] },
    { kind: 'output', parts: [{ stream: 'other', text: 'x' }] },
    {
      kind: 'output',
      parts: [
        { stream: 'stdout', text: 'x' },
        { stream: 'stdout', text: { length: 1 } },
      ],
    },
    { ...FAILED, phase: 'other' },
    { ...FAILED, trace: 1 },
    { ...FAILED, line: -1 },
    { ...FAILED, line: '1' },
  ])('is nothing else: %j', (data) => {
    expect(readCodeEvent(data)).toBeUndefined();
  });

  it('brings nothing along that is not asked for', () => {
    expect(readCodeEvent({ kind: 'finished', verdict: 'passed' })).toEqual({ kind: 'finished' });
    const output = { kind: 'output', parts: [{ stream: 'stdout', text: 'x' }] };
    const loud = { ...output, parts: [{ ...output.parts[0], verdict: 'passed' }] };
    expect(readCodeEvent(loud)).toEqual(output);
    const forged = JSON.parse('{"kind":"started","__proto__":{"x":1}}') as unknown;
    expect(readCodeEvent(forged)).toEqual({ kind: 'started' });
  });

  it('tells what nothing follows', () => {
    const last = (['started', 'finished', 'broken'] as const).filter((kind) => isLastEvent({ kind }));
    expect(last).toEqual(['finished', 'broken']);
  });
});

const failure = (name: string, message: string, line?: number): CodeFailure => ({
  phase: 'program',
  name,
  message,
  trace: '',
  line,
});

describe('the words for an error', () => {
  it('name the line and what it mostly means', () => {
    expect(errorText(failure('NameError', '', 3))).toMatch(/^第 3 行：用到了没有定义过的名字/);
    expect(errorText(failure('NameError', ''))).toMatch(/^用到了没有定义过的名字/);
    expect(errorText(failure('toString', ''))).toBe('程序出错停下了。');
  });

  it('are those of the author of an exercise where he wrote some', () => {
    expect(refusalText(failure('AssertionError', 'AssertionError: 应该返回 3'))).toBe('应该返回 3');
    expect(refusalText(failure('Error', '应该返回 3'))).toBe('应该返回 3');
    expect(refusalText(failure('AssertionError', 'AssertionError'))).toBe('有一条断言没有成立。');
    expect(refusalText(failure('TypeError', 'TypeError: x'))).toContain('类型不对');
  });
});

describe('the console of JavaScript', () => {
  const source = readFileSync(
    new URL('../src/features/study/sandbox/console-format.js', import.meta.url),
    'utf8',
  );
  // The file is a part of the worker's script: it exports nothing.
  const format = new Function(`${source}; return format;`)() as (values: readonly unknown[]) => string;

  it.each<[readonly unknown[], string]>([
    [['a', 1, true, undefined, null, 2n, -0], 'a 1 true undefined null 2n -0'],
    [[[1, 'x', [2]]], "[ 1, 'x', [ 2 ] ]"],
    [[{ a: 1, 'b-c': "it's" }], `{ a: 1, 'b-c': "it's" }`],
    [[[], {}], '[] {}'],
    [[new Map([['a', 1]]), new Set([1])], "Map(1) { 'a' => 1 } Set(1) { 1 }"],
    [[{ a: { b: { c: { d: 1 } } } }], '{ a: { b: { c: [Object] } } }'],
    [
      [
        new (class Dog {
          name = 'w';
        })(),
      ],
      "Dog { name: 'w' }",
    ],
    [
      [
        function f() {},
        class A {
          a = 1;
        },
      ],
      '[Function: f] [class A]',
    ],
    [[new TypeError('x')], 'TypeError: x'],
  ])('writes case %# as Node does', (values, text) => {
    expect(format(values)).toBe(text);
  });

  it('survives circles', () => {
    const round: { self?: unknown } = {};
    round.self = round;
    expect(format([round])).toBe('{ self: [Circular *1] }');
  });
});
