import type { ContentNode } from '@ykd/application/course';
import { describe, expect, it } from 'vitest';
import { chunksOf, drawFirst, drawMore, isLong } from '../src/features/study/content/lesson-chunks';

const paragraph = (children: number): ContentNode => ({
  tag: 'p',
  children: Array.from({ length: children }, () => '字'),
});
const part = (title: string, ...sizes: readonly number[]) => ({ title, nodes: sizes.map(paragraph) });

describe('the pieces of a lesson', () => {
  it('hold every node of every part, in order, and each part has one at least', () => {
    const bodies = [part('一', 300, 1, 270, 1), part('空'), part('二', 150, 150, 150)];
    const chunks = chunksOf(bodies);
    bodies.forEach(({ nodes }, at) =>
      expect(chunks.filter(({ body }) => body === at).flatMap((chunk) => chunk.nodes)).toEqual(nodes),
    );
    expect(chunks.map(({ body }) => body)).toEqual([0, 0, 1, 2, 2]);
  });

  it('are one for a part of usual length, and many for a long one', () => {
    const long = part('长', ...Array.from({ length: 2000 }, () => 5));
    expect(chunksOf([part('短', ...Array.from({ length: 20 }, () => 5))])).toHaveLength(1);
    expect(chunksOf([long]).length).toBeGreaterThan(30);
  });
});

describe('the order of drawing', () => {
  it('is all at once for a lesson of usual length', () => {
    const chunks = chunksOf([part('一', 100), part('二', 100), part('三', 100)]);
    expect(isLong(chunks)).toBe(false);
    expect([...drawFirst(chunks, 2)]).toEqual([0, 1, 2]);
  });

  it.each([0, 4, 29])(
    'begins at piece %i, goes on to the end, then back, and leaves nothing out',
    (start) => {
      const chunks = chunksOf([part('长', ...Array.from({ length: 30 }, () => 299))]);
      expect([chunks.length, isLong(chunks)]).toEqual([30, true]);
      let drawn = drawFirst(chunks, start);
      const first = drawn.size;
      while (drawn.size < chunks.length) {
        const more = drawMore(drawn, chunks, start);
        expect(more.size).toBe(drawn.size + 1);
        drawn = more;
      }
      const all = Array.from(chunks.keys());
      // The one above is there from the beginning, so that it does not grow above the reader.
      const above = all.slice(Math.max(0, start - 1), start);
      expect(first).toBe(Math.min(5, 30 - start) + above.length + Math.max(0, 5 - (30 - start)));
      expect([...drawn]).toEqual([
        ...above,
        ...all.slice(start),
        ...all.slice(0, Math.max(0, start - 1)).toReversed(),
      ]);
    },
  );
});
