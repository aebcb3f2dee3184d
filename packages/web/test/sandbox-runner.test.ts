import type { CodeEvent } from '@ykd/adapters-ui/stores';
import { lastValueFrom, toArray } from 'rxjs';
import { expect, it } from 'vitest';
import { EVENTS_MAX } from '../src/features/study/sandbox/run-events';
import { createSandboxRunner } from '../src/features/study/sandbox/sandbox-runner';

/** What a run tells, and what the sandbox, whose programs say something at once, is told. */
const runWith = async (says: readonly object[]) => {
  const told: string[] = [];
  const runner = createSandboxRunner(() =>
    Promise.resolve((message, port) => {
      told.push((message as { kind: string }).kind);
      for (const event of says) port?.postMessage(event);
    }),
  );
  const events: readonly CodeEvent[] = await lastValueFrom(
    runner.run({ language: 'python', code: '1' }).pipe(toArray()),
  );
  return { events, told };
};

it.each(['finished', 'broken'] as const)('ends the worker of a program that is %s', async (kind) => {
  expect(await runWith([{ kind: 'started' }, { kind }])).toEqual({
    events: [{ kind: 'started' }, { kind }],
    told: ['run', 'stop'],
  });
});

it('ends the worker of a program that says what none says', async () => {
  expect(await runWith([{ kind: 'passed' }])).toEqual({
    events: [{ kind: 'broken' }],
    told: ['run', 'stop'],
  });
});

it('ends a worker that says more than any program does', async () => {
  const output = { kind: 'output', parts: [{ stream: 'stdout', text: '.' }] };
  const { events, told } = await runWith(Array.from({ length: EVENTS_MAX + 1 }, () => output));
  expect([events.length, events.at(-1)]).toEqual([EVENTS_MAX + 1, { kind: 'broken' }]);
  expect(told).toEqual(['run', 'stop']);
});

it('lets go of what waits for the next program, once there is something', async () => {
  const told: object[] = [];
  const runner = createSandboxRunner(() =>
    Promise.resolve((message, port) => {
      told.push(message);
      port?.postMessage({ kind: 'finished' });
    }),
  );
  runner.rest();
  expect(told).toEqual([]);
  await lastValueFrom(runner.run({ language: 'python', code: '1' }));
  runner.rest();
  expect(told.at(-1)).toEqual({ kind: 'rest' });
});

it('says that nothing runs where the language could not be loaded', async () => {
  const runner = createSandboxRunner(() => Promise.reject(new Error('no network')));
  const run = lastValueFrom(runner.run({ language: 'python', code: '1' }));
  await expect(run).rejects.toThrow('no network');
});
