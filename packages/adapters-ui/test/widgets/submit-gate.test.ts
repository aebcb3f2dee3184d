import { fc, it as check } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { createSubmitGate } from '../../src/widgets/modal/submit-gate.js';

/** A promise that the test settles. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

describe('outcome', () => {
  it.each([[undefined], [true], [0], [null], ['']])('is done for %o', async (answer) => {
    expect(await createSubmitGate().submit(() => answer)).toEqual({ kind: 'done' });
    expect(await createSubmitGate().submit(async () => answer)).toEqual({ kind: 'done' });
  });

  it('is kept for false, at once or later', async () => {
    expect(await createSubmitGate().submit(() => false)).toEqual({ kind: 'kept' });
    expect(await createSubmitGate().submit(async () => false)).toEqual({ kind: 'kept' });
  });

  it('is failed for a rejection and for a throw, and the next submit goes through', async () => {
    const gate = createSubmitGate();
    const error = new Error('offline');
    expect(await gate.submit(() => Promise.reject(error))).toEqual({ kind: 'failed', error });
    const thrown = await gate.submit(() => {
      throw error;
    });
    expect(thrown).toEqual({ kind: 'failed', error });
    expect(gate.getSnapshot().submitting).toBe(false);
    expect(await gate.submit(() => undefined)).toEqual({ kind: 'done' });
  });
});

describe('repeated clicks', () => {
  it('are ignored while one submit runs', async () => {
    const gate = createSubmitGate();
    const request = deferred<void>();
    let runs = 0;
    const action = () => {
      runs += 1;
      return request.promise;
    };
    const first = gate.submit(action);
    expect(gate.getSnapshot().submitting).toBe(true);
    const repeated = [gate.submit(action), gate.submit(action)];
    expect(runs).toBe(1);
    expect(await Promise.all(repeated)).toEqual([{ kind: 'ignored' }, { kind: 'ignored' }]);
    request.resolve();
    expect(await first).toEqual({ kind: 'done' });
    expect(gate.getSnapshot().submitting).toBe(false);
  });

  check.prop([fc.array(fc.constantFrom('click', 'settle'), { maxLength: 40 })])(
    'never let two submits run at once',
    async (steps) => {
      const gate = createSubmitGate();
      const waiting: (() => void)[] = [];
      let running = 0;
      const all: Promise<unknown>[] = [];
      for (const step of steps) {
        if (step === 'settle') waiting.pop()?.();
        else {
          const request = deferred<void>();
          const action = async () => {
            running += 1;
            expect(running).toBe(1);
            waiting.push(() => request.resolve());
            await request.promise;
            running -= 1;
          };
          all.push(gate.submit(action));
        }
        await Promise.resolve();
      }
      for (const settle of waiting) settle();
      await Promise.all(all);
      expect(gate.getSnapshot().submitting).toBe(false);
    },
  );
});
