import { constants, inflateRaw, type ZlibOptions } from 'node:zlib';
import { promisify } from 'node:util';
import type { Pdfs } from '@ykd/application/ports';

const unpack = promisify<Buffer, ZlibOptions, Buffer>(inflateRaw);

/** More than the unpacked contents of any invoice. */
const UNPACKED_MAX = 32 * 1_048_576;

/** Where packed contents begin. */
const STREAM = /stream\r?\n/g;

/** How names may be hidden in packed objects beside by plain compression: no invoice does that. */
const HIDDEN = /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|RunLengthDecode|Crypt|Predictor)\b/;

/** The bytes of what is packed that say how; the sum behind it is no matter: who shows a file does not look at it either. */
const HEAD = 2;

/** What is packed behind a place; nothing where it is packed in another way, as pictures are. Undefined: it is too much. */
const unpackedAt = async (bytes: Buffer, from: number, most: number): Promise<Buffer | undefined> => {
  try {
    const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH };
    return await unpack(bytes.subarray(from + HEAD), options);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? undefined : Buffer.alloc(0);
  }
};

/** PDF files, of which everything is unpacked that may hold names. */
export const createPdfs = (): Pdfs => ({
  textOf: async (given) => {
    const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
    const text = bytes.toString('latin1');
    const parts = [text];
    let left = UNPACKED_MAX;
    for (const { 0: word, index } of text.matchAll(STREAM)) {
      // The dictionary of the object that begins last before its contents.
      const dictionary = text.slice(text.lastIndexOf(' obj', index) + 1, index);
      if (dictionary.includes('/ObjStm') && HIDDEN.test(dictionary)) return undefined;
      const unpacked = await unpackedAt(bytes, index + word.length, left);
      if (unpacked === undefined) return undefined;
      left -= unpacked.length;
      parts.push(unpacked.toString('latin1'));
    }
    return parts.join('\n');
  },
});
