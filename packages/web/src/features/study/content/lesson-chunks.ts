import type { ContentNode, LessonBody } from '@ykd/application/course';

/** A piece of a part that is drawn at once. */
export interface LessonChunk {
  /** The number of the part. */
  readonly body: number;
  readonly nodes: readonly ContentNode[];
  /** How many nodes there are in it, those inside of others too. */
  readonly size: number;
}

/** How many nodes are drawn at once: few enough that the page answers in between. */
const CHUNK_NODES = 300;

/** How many nodes are drawn with the page itself: a lesson of usual length is there whole. */
const FIRST_NODES = 1500;

const sizeOf = (nodes: readonly ContentNode[]): number =>
  nodes.reduce<number>(
    (sum, node) => sum + 1 + (typeof node === 'string' ? 0 : sizeOf(node.children ?? [])),
    0,
  );

/** The pieces of a lesson in order; every part has one at least. */
export const chunksOf = (bodies: readonly LessonBody[]): readonly LessonChunk[] =>
  bodies.flatMap(({ nodes }, body) => {
    const chunks: { body: number; nodes: ContentNode[]; size: number }[] = [{ body, nodes: [], size: 0 }];
    for (const node of nodes) {
      const last = chunks.at(-1);
      const size = sizeOf([node]);
      if (last === undefined || last.size >= CHUNK_NODES) {
        chunks.push({ body, nodes: [node], size });
      } else {
        last.nodes.push(node);
        last.size += size;
      }
    }
    return chunks;
  });

/** Whether a lesson is too long to be drawn at once. */
export const isLong = (chunks: readonly LessonChunk[]): boolean =>
  chunks.reduce((sum, { size }) => sum + size, 0) > FIRST_NODES;

/** Which piece is drawn next: from `start` on to the end, then back to the beginning. Undefined when all are. */
const nextChunk = (drawn: ReadonlySet<number>, count: number, start: number): number | undefined => {
  for (let at = start; at < count; at += 1) if (!drawn.has(at)) return at;
  for (let at = start - 1; at >= 0; at -= 1) if (!drawn.has(at)) return at;
  return undefined;
};

/** With the next pieces drawn, until there are `nodes` more. */
const drawNodes = (
  drawn: ReadonlySet<number>,
  chunks: readonly LessonChunk[],
  start: number,
  nodes: number,
): ReadonlySet<number> => {
  const all = new Set(drawn);
  for (let left = nodes; left > 0;) {
    const next = nextChunk(all, chunks.length, start);
    if (next === undefined) break;
    all.add(next);
    left -= chunks[next]?.size ?? 0;
  }
  return all;
};

/**
 * What is drawn with the page itself: everything, if that is not too much, otherwise from the piece `start` on. The one
 * above it is drawn too, for it must not grow when the reader is at its end already.
 */
export const drawFirst = (chunks: readonly LessonChunk[], start: number): ReadonlySet<number> =>
  isLong(chunks)
    ? drawNodes(new Set(start > 0 ? [start - 1] : []), chunks, start, FIRST_NODES)
    : new Set(chunks.keys());

/** With a little more drawn. */
export const drawMore = (
  drawn: ReadonlySet<number>,
  chunks: readonly LessonChunk[],
  start: number,
): ReadonlySet<number> => drawNodes(drawn, chunks, start, CHUNK_NODES);
