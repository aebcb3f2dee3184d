import type { Pdfs } from '@ykd/application/ports';
import { mayHideObjects } from './pdf-dictionary.js';
import { unpackedPart } from './unpacked-part.js';

/** More than the unpacked contents of any invoice. */
const UNPACKED_MAX = 32 * 1_048_576;

/** More contents than any invoice has. */
const PARTS_MAX = 1_000;

/** What stands before contents. They begin on the next line: who shows a file skips the rest of this one. */
const WORD = /(?<!end)stream/g;

/** Where the next line begins. */
const lineAfter = (text: string, from: number): number => {
  const end = /\r\n?|\n/g;
  end.lastIndex = from;
  return end.exec(text) === null ? text.length : end.lastIndex;
};

/** PDF files, of which everything is unpacked that may hold names. */
export const createPdfs = (): Pdfs => ({
  textOf: async (given) => {
    const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
    const text = bytes.toString('latin1');
    const parts = [text];
    let left = UNPACKED_MAX;
    let looked = 0;
    let begin = 0;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      // No byte is looked at twice, however often the word stands in a file.
      if (mayHideObjects(text.slice(looked, index))) return undefined;
      looked = index + word.length;
      if (begin > index) continue;
      begin = lineAfter(text, looked);
      if (parts.length > PARTS_MAX) return undefined;
      const part = await unpackedPart(bytes, begin, left);
      if (part === undefined) return undefined;
      left -= part.cost;
      parts.push(part.contents.toString('latin1'));
    }
    return parts.join('\n');
  },
});
