import type { Spelling } from '../../ports/spelling.js';

/** The characters that the fake can read. */
const READ: ReadonlyMap<string, string> = new Map(
  Object.entries({ 课: 'ke', 程: 'cheng', 语: 'yu', 言: 'yan', 基: 'ji', 础: 'chu', 入: 'ru', 门: 'men' }),
);

/** Knows a few characters; any other is its own syllable. */
export const fakeSpelling = (): Spelling => (text) =>
  (text.toLowerCase().match(/\p{Script=Han}|[^\s\p{P}\p{Script=Han}]+/gu) ?? []).map(
    (part) => READ.get(part) ?? part,
  );
