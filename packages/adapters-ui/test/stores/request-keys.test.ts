import { beforeEach, describe, expect, it } from 'vitest';
import { createRequestKeys } from '../../src/stores/index.js';
import { memoryStorage } from './world.js';

let made: number;
let storage: ReturnType<typeof memoryStorage>;
const open = () => createRequestKeys({ storage, randomId: () => `key-${(made += 1)}` });

beforeEach(() => {
  made = 0;
  storage = memoryStorage();
});

describe('the key of a request', () => {
  it('stays the same until the request is answered, also over a reload', () => {
    const keys = open();
    expect([keys.of({ a: 1 }), keys.of({ a: 1 })]).toEqual(['key-1', 'key-1']);
    expect(open().of({ a: 1 })).toBe('key-1');
    keys.done();
    expect(keys.of({ a: 1 })).toBe('key-2');
  });

  it('is another one for another request', () => {
    const keys = open();
    expect([keys.of({ a: 1 }), keys.of({ a: 2 }), keys.of({ a: 1 })]).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('is a new one where nothing was kept, or nonsense', () => {
    storage.setItem('ykd-request-key', '{"request":');
    expect(open().of(1)).toBe('key-1');
    storage.setItem('ykd-request-key', '7');
    expect(open().of(1)).toBe('key-2');
  });

  it('lasts as long as the page where nothing can be stored', () => {
    storage.broken = true;
    const keys = open();
    expect([keys.of(1), keys.of(1)]).toEqual(['key-1', 'key-1']);
    keys.done();
    expect([keys.of(1), open().of(1)]).toEqual(['key-2', 'key-3']);
  });
});
