/** Whole cents of an amount in yuan, such as 12.5; undefined for what is none. */
export const centsIn = (text: string): number | undefined => {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return sign === '-' && cents > 0 ? -cents : cents;
};
