import { encode } from 'uqr';

/** Modules of white around the code. */
const QUIET = 2;

/** The modules of a QR code, row by row, with the quiet edge; true: dark. */
export const qrCells = (value: string): readonly (readonly boolean[])[] =>
  encode(value, { ecc: 'M', border: QUIET }).data;
