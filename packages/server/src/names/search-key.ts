/** What counts of a text in a search: letters and digits, in lower case, wide ones as narrow ones. */
export const searchKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ü', 'v')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A mobile as people write it, with the code of the country or without, or as it is shown, with its middle hidden. */
const MOBILE = /^(?:(?:\+|00)?86)?(?:(1[3-9]\d{9})|1[3-9]\d\*{4}(\d{4}))$/;

/** What of a mobile that was typed is looked up: its digits, or of one that is not told whole the last four; undefined for any other text. */
export const mobileTyped = (text: string): string | undefined => {
  const [, whole, last] = MOBILE.exec(text.normalize('NFKC').replaceAll(/[\s-]/g, '')) ?? [];
  return whole ?? last;
};
