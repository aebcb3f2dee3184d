import { readFileSync } from 'node:fs';
import type { CodeOutput } from '@ykd/adapters-ui/stores';
import { beforeEach, expect, it } from 'vitest';
import { EVENTS_MAX } from '../src/features/study/sandbox/run-events';

const SOURCE = readFileSync(new URL('../src/features/study/sandbox/worker-base.js', import.meta.url), 'utf8');
const MANY = 100_000;

/** What the worker of a program tells, with a clock that the test moves. */
interface Report {
  output(stream: CodeOutput['stream'], text: string): void;
  finished(): void;
}

let now: number;
let timers: { readonly at: number; readonly act: () => void }[];
let told: { readonly kind: string; readonly parts?: readonly CodeOutput[] }[];
let report: Report;

/** Lets time pass, and what was to be done in it be done. */
const pass = (ms: number): void => {
  now += ms;
  const due = timers.filter(({ at }) => at <= now);
  timers = timers.filter(({ at }) => at > now);
  for (const { act } of due) act();
};

beforeEach(() => {
  now = 1000;
  timers = [];
  told = [];
  const self = { setTimeout: (act: () => void, ms: number) => timers.push({ at: now + ms, act }) };
  // The file is a part of the worker's script: it exports nothing.
  const create = new Function('self', 'performance', `${SOURCE}; return createReport;`)(self, {
    now: () => now,
  }) as (port: object, outputMax: number) => Report;
  report = create({ postMessage: (message: (typeof told)[number]) => told.push(message) }, MANY);
});

const printed = () => told.flatMap(({ parts = [] }) => parts);

it('tells at once what is printed first, each piece with its way', () => {
  report.output('stdout', 'a');
  report.output('stderr', 'b');
  expect(printed()).toEqual([
    { stream: 'stdout', text: 'a' },
    { stream: 'stderr', text: 'b' },
  ]);
});

it('tells in few words of a program that changes between the two ways of printing all the time', () => {
  for (let at = 0; at < 1200; at += 1) {
    report.output('stdout', `${at}\n`);
    report.output('stderr', '!\n');
  }
  report.finished();
  expect(told.at(-1)).toEqual({ kind: 'finished' });
  expect(told.length).toBeLessThan(EVENTS_MAX);
  const text = printed().map(({ stream, text: piece }) => `${stream} ${piece}`);
  expect(text).toEqual(Array.from({ length: 1200 }, (_, at) => [`stdout ${at}\n`, 'stderr !\n']).flat());
});

it('tells in few words of a program that prints a little all the time', () => {
  const ticks = 2500;
  for (let at = 0; at < ticks; at += 1) {
    report.output('stdout', '.');
    pass(4);
  }
  report.finished();
  expect(
    printed()
      .map(({ text }) => text)
      .join(''),
  ).toBe('.'.repeat(ticks));
  expect(told.length).toBeLessThan(EVENTS_MAX / 2);
});

it('tells no more than there is room for, and all of that', () => {
  report.output('stdout', 'x'.repeat(MANY - 1));
  for (let at = 0; at < 3; at += 1) report.output('stderr', 'yz');
  expect(
    printed()
      .map(({ text }) => text)
      .join(''),
  ).toBe(`${'x'.repeat(MANY - 1)}yz`);
});
