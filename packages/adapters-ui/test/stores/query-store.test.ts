import type { AppError } from '@ykd/application';
import { err, ok, type Result } from '@ykd/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQuery, type QueryStore } from '../../src/stores/index.js';
import { gate } from './world.js';

let store: QueryStore<string, string, AppError>;
let answer: (input: string) => Promise<Result<string, AppError>>;

beforeEach(() => {
  answer = async (input) => ok(`answer to ${input}`);
  store = createQuery((input) => answer(input));
});

describe('a question', () => {
  it('is answered', async () => {
    expect(store.getSnapshot()).toEqual({ status: 'idle' });
    const asking = store.ask('a');
    expect(store.getSnapshot()).toEqual({ status: 'loading', input: 'a' });
    await asking;
    expect(store.getSnapshot()).toEqual({ status: 'ready', input: 'a', value: 'answer to a' });
  });

  it('keeps the answer before it until its own comes', async () => {
    await store.ask('a');
    const asking = store.ask('b');
    expect(store.getSnapshot()).toEqual({ status: 'loading', input: 'b', value: 'answer to a' });
    await asking;
    expect(store.getSnapshot().value).toBe('answer to b');
  });

  it('may be refused, and then there is no answer', async () => {
    await store.ask('a');
    answer = async () => err({ kind: 'forbidden' });
    await store.ask('b');
    expect(store.getSnapshot()).toEqual({ status: 'refused', input: 'b', refusal: { kind: 'forbidden' } });
    answer = async (input) => ok(input);
    await store.ask('c');
    expect(store.getSnapshot()).toEqual({ status: 'ready', input: 'c', value: 'c' });
  });

  it('may fail, and can be asked again', async () => {
    await store.ask('a');
    answer = () => Promise.reject(new Error('offline'));
    await store.ask('a');
    expect(store.getSnapshot()).toEqual({ status: 'failed', input: 'a', value: 'answer to a' });
    answer = async () => ok('at last');
    await store.ask('a');
    expect(store.getSnapshot()).toEqual({ status: 'ready', input: 'a', value: 'at last' });
  });
});

describe('an answer that comes late', () => {
  it.each(['ask', 'reset'] as const)('is dropped after %s', async (then) => {
    const slow = gate();
    answer = async (input) => {
      if (input === 'slow') await slow.opened;
      return ok(input);
    };
    const asking = store.ask('slow');
    if (then === 'ask') await store.ask('quick');
    else store.reset();
    slow.open();
    await asking;
    expect(store.getSnapshot()).toEqual(
      then === 'ask' ? { status: 'ready', input: 'quick', value: 'quick' } : { status: 'idle' },
    );
  });
});
