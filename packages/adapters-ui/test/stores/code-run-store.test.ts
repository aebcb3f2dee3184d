import { throwError } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  CODE_LOAD_MS,
  CODE_OUTPUT_MAX,
  CODE_PARTS_MAX,
  CODE_RUN_MS,
  createCodeRunStore,
  type CodeEvent,
  type CodeRunStore,
} from '../../src/stores/index.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';
import { fakeCodeRunner } from './fake-code-runner.js';

const TASK = { language: 'python', code: 'print(1)' } as const;
const STARTED: CodeEvent = { kind: 'started' };
const FINISHED: CodeEvent = { kind: 'finished' };
const print = (text: string, stream: 'stdout' | 'stderr' = 'stdout'): CodeEvent => ({
  kind: 'output',
  parts: [{ stream, text }],
});
const failed = (phase: 'program' | 'check'): CodeEvent => ({
  kind: 'failed',
  phase,
  name: 'NameError',
  message: 'm',
  trace: 't',
});

let fake: ReturnType<typeof fakeCodeRunner>;
let time: ReturnType<typeof createVirtualClock>;
let store: CodeRunStore;
const state = () => store.getSnapshot();

beforeEach(() => {
  fake = fakeCodeRunner();
  time = createVirtualClock();
  store = createCodeRunStore({ runner: fake.runner, scheduler: time.scheduler });
});

describe('a run', () => {
  it('loads, runs, prints and ends', () => {
    store.run(TASK);
    expect(state()).toEqual({ status: 'loading', output: [], isCut: false });
    fake.say(STARTED);
    expect(state().status).toBe('running');
    fake.say(print('a'), print('b\n'), print('!', 'stderr'), FINISHED);
    expect(state()).toEqual({
      status: 'finished',
      output: [
        { stream: 'stdout', text: 'ab\n' },
        { stream: 'stderr', text: '!' },
      ],
      isCut: false,
    });
    expect(fake.task()).toBeUndefined();
  });

  it('keeps what was printed before an error', () => {
    store.run(TASK);
    fake.say(STARTED, print('a'), failed('program'));
    expect(state()).toMatchObject({
      status: 'failed',
      output: [{ text: 'a' }],
      failure: { name: 'NameError', trace: 't' },
    });
  });

  it('is killed after its time, which begins when the language is loaded', () => {
    store.run(TASK);
    time.advance(CODE_RUN_MS * 5);
    expect(state().status).toBe('loading');
    fake.say(STARTED, print('a'));
    time.advance(CODE_RUN_MS - 1);
    expect(state().status).toBe('running');
    time.advance(1);
    expect(state()).toMatchObject({ status: 'timeout', output: [{ text: 'a' }] });
    expect(fake.task()).toBeUndefined();
  });

  it('does not wait for ever for its language, and can be tried again', () => {
    store.run(TASK);
    time.advance(CODE_LOAD_MS - 1);
    expect(state().status).toBe('loading');
    time.advance(1);
    expect(state()).toEqual({ status: 'broken', output: [], isCut: false });
    expect(fake.task()).toBeUndefined();
    store.run(TASK);
    time.advance(CODE_LOAD_MS - 1);
    fake.say(STARTED);
    time.advance(1);
    expect(state().status).toBe('running');
    fake.say(FINISHED);
    expect(state().status).toBe('finished');
  });

  it('is not killed when it is over', () => {
    store.run(TASK);
    fake.say(STARTED, FINISHED);
    time.advance(CODE_RUN_MS * 2);
    expect(state().status).toBe('finished');
  });

  it('shows so much output and no more', () => {
    store.run(TASK);
    fake.say(STARTED, print('x'.repeat(CODE_OUTPUT_MAX - 1)), print('yz'), print('w'));
    expect(state().isCut).toBe(true);
    expect(state().output[0]?.text.length).toBe(CODE_OUTPUT_MAX);
    expect(state().output[0]?.text.endsWith('xy')).toBe(true);
  });

  it('shows both ways of printing in their order, so many changes between them and no more', () => {
    const pair = [
      { stream: 'stdout', text: 'a' },
      { stream: 'stderr', text: 'b' },
    ] as const;
    const pairs = Array.from({ length: CODE_PARTS_MAX / 2 }, () => pair).flat();
    store.run(TASK);
    fake.say(STARTED, { kind: 'output', parts: pairs });
    expect(state()).toMatchObject({ output: pairs, isCut: false });
    // What is left out leaves no gap.
    fake.say({ kind: 'output', parts: pair }, FINISHED);
    expect(state()).toMatchObject({ status: 'finished', output: pairs, isCut: true });
  });

  it('stops when its learner says so, while it loads too', () => {
    store.run(TASK);
    store.stop();
    expect(state().status).toBe('stopped');
    expect(fake.task()).toBeUndefined();
    store.stop();
    store.run(TASK);
    fake.say(STARTED, FINISHED);
    store.stop();
    expect(state().status).toBe('finished');
  });

  it('gives way to the program of another block, and to its own next one', () => {
    const other = createCodeRunStore({ runner: fake.runner, scheduler: time.scheduler });
    store.run(TASK);
    fake.say(STARTED);
    other.run({ language: 'javascript', code: '2' });
    expect(state().status).toBe('stopped');
    expect(other.getSnapshot().status).toBe('loading');
    other.run({ language: 'javascript', code: '3' });
    expect(other.getSnapshot().status).toBe('loading');
    expect(fake.task()?.code).toBe('3');
  });

  it('says when it could not be run, and can be tried again', () => {
    store.run(TASK);
    fake.say({ kind: 'broken' });
    expect(state().status).toBe('broken');
    store.run(TASK);
    expect(state().status).toBe('loading');
    store.clear();
    expect(state()).toEqual({ status: 'idle', output: [], isCut: false });
  });

  it('could not be run where the runner fails', () => {
    const broken = createCodeRunStore({ runner: { run: () => throwError(() => new Error('no network')) } });
    broken.run(TASK);
    expect(broken.getSnapshot().status).toBe('broken');
  });
});

describe('a check', () => {
  const output = { kind: 'output', expected: '1\n2' } as const;

  it('compares what was printed', () => {
    store.check(TASK, output);
    expect(fake.task()).toEqual(TASK);
    fake.say(STARTED, print('1  \n2\n\n'), print('note', 'stderr'), FINISHED);
    expect(state()).toMatchObject({ status: 'finished', verdict: { kind: 'passed' } });
    store.check(TASK, output);
    fake.say(STARTED, print('1\n3\n'), FINISHED);
    expect(state().verdict).toEqual({ kind: 'differs', expected: '1\n2', printed: '1\n3\n' });
  });

  it('says nothing of a program that failed, was killed or was only run', () => {
    store.check(TASK, output);
    fake.say(STARTED, print('1\n2'), failed('program'));
    expect(state().verdict).toBeUndefined();
    store.check(TASK, output);
    fake.say(STARTED, print('1\n2'));
    time.advance(CODE_RUN_MS);
    expect(state().verdict).toBeUndefined();
    store.run(TASK);
    fake.say(STARTED, print('1\n2'), FINISHED);
    expect(state().verdict).toBeUndefined();
  });

  it('asks the code behind the program', () => {
    store.check(TASK, { kind: 'code', source: 'assert x' });
    expect(fake.task()?.check).toBe('assert x');
    fake.say(STARTED, FINISHED);
    expect(state().verdict).toEqual({ kind: 'passed' });
    store.check(TASK, { kind: 'code', source: 'assert x' });
    fake.say(STARTED, failed('check'));
    expect(state()).toMatchObject({
      status: 'finished',
      verdict: { kind: 'refused', failure: { name: 'NameError' } },
    });
  });

  it('leaves nothing behind when all begins again', () => {
    store.check(TASK, output);
    fake.say(STARTED, print('1\n2\n'), FINISHED);
    store.clear();
    expect(state()).toEqual({ status: 'idle', output: [], isCut: false });
    store.run(TASK);
    fake.say(STARTED, failed('program'));
    store.clear();
    expect(state()).toEqual({ status: 'idle', output: [], isCut: false });
  });

  it('kills a program that runs when all begins again', () => {
    store.check(TASK, output);
    fake.say(STARTED);
    store.clear();
    expect(fake.task()).toBeUndefined();
    time.advance(CODE_RUN_MS);
    expect(state().status).toBe('idle');
  });
});
