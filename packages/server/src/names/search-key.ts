/** What counts of a text in a search: letters and digits, in lower case, wide ones as narrow ones. */
export const searchKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ü', 'v')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
