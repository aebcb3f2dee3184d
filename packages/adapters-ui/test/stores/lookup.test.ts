import { beforeEach, describe, expect, it } from 'vitest';
import { createLookup, type Lookup } from '../../src/stores/index.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';
import { settle } from './world.js';

let time: ReturnType<typeof createVirtualClock>;
let lookup: Lookup<string>;
let asked: string[];
/** What still waits for an answer, by text. */
let waiting: Map<
  string,
  { readonly resolve: (found: string) => void; readonly reject: (error: Error) => void }
>;

const answerTo = async (text: string, found: string): Promise<void> => {
  waiting.get(text)?.resolve(found);
  await settle();
};

beforeEach(() => {
  time = createVirtualClock();
  asked = [];
  waiting = new Map();
  lookup = createLookup(
    (text) => {
      asked.push(text);
      return new Promise<string>((resolve, reject) => waiting.set(text, { resolve, reject }));
    },
    { scheduler: time.scheduler },
  );
});

describe('looking up what is typed', () => {
  it('asks 250 ms after the last key, and for the last text alone', () => {
    lookup.lookUp('n');
    time.advance(249);
    lookup.lookUp('nj');
    time.advance(249);
    expect(asked).toEqual([]);
    expect(lookup.getSnapshot()).toEqual({ text: 'nj', status: 'loading' });
    time.advance(1);
    expect(asked).toEqual(['nj']);
  });

  it('keeps what was found while the next answer is on its way', async () => {
    lookup.lookUp('nj');
    time.advance(250);
    await answerTo('nj', '南京大学');
    expect(lookup.getSnapshot()).toEqual({ text: 'nj', status: 'ready', found: '南京大学' });
    lookup.lookUp('njd');
    expect(lookup.getSnapshot()).toEqual({ text: 'njd', status: 'loading', found: '南京大学' });
  });

  it('drops an answer that comes after the text changed', async () => {
    lookup.lookUp('nj');
    time.advance(250);
    lookup.lookUp('bj');
    await answerTo('nj', '南京大学');
    expect(lookup.getSnapshot()).toEqual({ text: 'bj', status: 'loading' });
    time.advance(250);
    await answerTo('bj', '北京大学');
    expect(lookup.getSnapshot().found).toBe('北京大学');
  });

  it('does not ask for the same text twice, unless it failed', async () => {
    lookup.lookUp('nj');
    time.advance(250);
    waiting.get('nj')?.reject(new Error('offline'));
    await settle();
    expect(lookup.getSnapshot()).toEqual({ text: 'nj', status: 'failed' });
    lookup.lookUp('nj');
    time.advance(250);
    await answerTo('nj', '南京大学');
    lookup.lookUp('nj');
    time.advance(250);
    expect(asked).toEqual(['nj', 'nj']);
    expect(lookup.getSnapshot().status).toBe('ready');
  });

  it('does not pass what was found before off as the answer to a text that failed', async () => {
    lookup.lookUp('nj');
    time.advance(250);
    await answerTo('nj', '南京大学');
    lookup.lookUp('bj');
    time.advance(250);
    waiting.get('bj')?.reject(new Error('offline'));
    await settle();
    expect(lookup.getSnapshot()).toEqual({ text: 'bj', status: 'failed' });
  });

  it('forgets everything at once, also what is on its way', async () => {
    lookup.lookUp('nj');
    time.advance(250);
    lookup.clear();
    expect(lookup.getSnapshot()).toEqual({ text: '', status: 'idle' });
    await answerTo('nj', '南京大学');
    expect(lookup.getSnapshot()).toEqual({ text: '', status: 'idle' });
    lookup.lookUp('bj');
    lookup.clear();
    time.advance(1000);
    expect(asked).toEqual(['nj']);
  });
});
