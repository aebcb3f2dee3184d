import type { Pdfs } from '../../ports/pdfs.js';
import { asciiBytes } from './images.js';

/** Files in which nothing is packed. */
export const fakePdfs = (): Pdfs => ({
  textOf: async (bytes) => Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''),
});

/** A file that begins and ends as a PDF does, with a text between. */
export const fakePdf = (text = ''): Uint8Array => asciiBytes(`%PDF-1.7\n${text}\n%%EOF\n`);
