import { constants, inflateRaw, type ZlibOptions } from 'node:zlib';
import { promisify } from 'node:util';

const unpack = promisify<Buffer, ZlibOptions, Buffer>(inflateRaw);

/** The bytes of what is packed that say how; the sum behind it is no matter: who shows a file does not look at it either. */
const HEAD = 2;

/** What was unpacked, and how many bytes were made for it. */
interface Part {
  readonly contents: Buffer;
  readonly cost: number;
}

const NOTHING: Buffer = Buffer.alloc(0);

/** All that is packed in some bytes, which may end early; undefined where they are broken, `'much'` where it is more than `most`. */
const unpackedAll = async (bytes: Buffer, most: number): Promise<Buffer | 'much' | undefined> => {
  if (most < 1) return 'much';
  try {
    return await unpack(bytes, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'much' : undefined;
  }
};

/** What is whole before the place where packed bytes break, which is found by halves. */
const unpackedBefore = async (packed: Buffer, most: number): Promise<Part | undefined> => {
  let contents = NOTHING;
  let cost = 0;
  let whole = 0;
  let broken = packed.length;
  while (broken - whole > 1) {
    const middle = Math.floor((whole + broken) / 2);
    const found = await unpackedAll(packed.subarray(0, middle), most - cost);
    if (found === 'much') return undefined;
    if (found === undefined) broken = middle;
    else {
      whole = middle;
      contents = found;
      cost += found.length;
    }
  }
  return { contents, cost };
};

/**
 * What is packed behind a place, as far as it is not broken, as who shows a file shows it; nothing where it is packed in another
 * way, as pictures are. Undefined: it is more than `most`, the tries included.
 */
export const unpackedPart = async (bytes: Buffer, from: number, most: number): Promise<Part | undefined> => {
  const packed = bytes.subarray(from + HEAD);
  const contents = await unpackedAll(packed, most);
  if (contents === 'much') return undefined;
  return contents === undefined ? unpackedBefore(packed, most) : { contents, cost: contents.length };
};
