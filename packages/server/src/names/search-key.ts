import { isMobile, maskMobile } from '@ykd/domain/member';

/** What counts of a text in a search: letters and digits, in lower case, wide ones as narrow ones. */
export const searchKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ü', 'v')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The code of the country, as people write it before a mobile. */
const COUNTRY = /^(?:\+|00)?86(?=1)/;

/** Whether a text is a mobile with its middle hidden, as it is shown. */
const isMasked = (text: string): boolean => maskMobile(text.replace('****', '0000')) === text;

/**
 * What of a mobile that was typed is looked up: its digits, or of one with its middle hidden the last four; undefined for any
 * other text.
 */
export const mobileTyped = (text: string): string | undefined => {
  const plain = text.normalize('NFKC').replaceAll(/[\s-]/g, '').replace(COUNTRY, '');
  if (isMobile(plain)) return plain;
  return isMasked(plain) ? plain.slice(-4) : undefined;
};
