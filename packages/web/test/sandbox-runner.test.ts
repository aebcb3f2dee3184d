import type { CodeEvent } from '@ykd/adapters-ui/stores';
import { lastValueFrom, toArray } from 'rxjs';
import { expect, it } from 'vitest';
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

it('says that nothing runs where the language could not be loaded', async () => {
  const runner = createSandboxRunner(() => Promise.reject(new Error('no network')));
  const events = await lastValueFrom(runner.run({ language: 'python', code: '1' }).pipe(toArray()));
  expect(events).toEqual([{ kind: 'broken' }]);
});
