import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEvents } from '../../src/client/read-events.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A stream of these chunks, which then ends or breaks. */
const streamOf = (chunks: readonly Uint8Array[], then: 'ends' | 'breaks') =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (then === 'ends') controller.close();
      if (then === 'breaks') controller.error(new TypeError('terminated'));
    },
  });

const namesOf = async (stream: ReadableStream<Uint8Array>): Promise<readonly (string | undefined)[]> => {
  const names: (string | undefined)[] = [];
  await readEvents(stream, (name) => names.push(name));
  return names;
};

describe('reading events', () => {
  it('tells the name of each, however the bytes are cut', async () => {
    const all = bytes('event: open\ndata: null\n\n: 心跳\n\nevent: changed\ndata: 1\n\ndata: plain\n\n');
    for (const size of [1, 3, all.length]) {
      const chunks = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
        all.slice(at * size, (at + 1) * size),
      );
      expect(await namesOf(streamOf(chunks, 'ends'))).toEqual(['open', 'changed', undefined]);
    }
  });

  it('ends quietly when the way breaks', async () => {
    expect(await namesOf(streamOf([], 'breaks'))).toEqual([]);
  });

  describe('of a stream that falls silent', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('gives up after three heartbeats', async () => {
      let cancelled = false;
      const stream = new ReadableStream<Uint8Array>({ cancel: () => void (cancelled = true) });
      let ended = false;
      const reading = readEvents(stream, () => undefined).then(() => (ended = true));
      await vi.advanceTimersByTimeAsync(44_999);
      expect(ended).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      await reading;
      expect(cancelled).toBe(true);
    });

    it('counts anew from every sign of life', async () => {
      let beat = (): void => undefined;
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          beat = () => controller.enqueue(bytes(': heartbeat\n\n'));
        },
      });
      let ended = false;
      const reading = readEvents(stream, () => undefined).then(() => (ended = true));
      for (let at = 0; at < 4; at += 1) {
        await vi.advanceTimersByTimeAsync(40_000);
        beat();
        await vi.advanceTimersByTimeAsync(0);
      }
      expect(ended).toBe(false);
      await vi.advanceTimersByTimeAsync(45_000);
      await reading;
    });
  });
});
