/** A month as a form keeps it: `2022-09`. Either part may still be missing while it is being chosen. */
export type MonthParts = { readonly year: string; readonly month: string };

const FORM = /^(\d{4})(?:-(\d{1,2}))?/;

/** The parts of `2022-09`, of a whole date, or of a year alone; what is none of these has no parts. */
export const monthParts = (value: string | number | null | undefined): MonthParts => {
  const [, year = '', month = ''] = FORM.exec(String(value ?? '')) ?? [];
  return { year, month: month.padStart(month === '' ? 0 : 2, '0') };
};

/** The value of two parts: a year without a month counts as the year, a month alone as nothing. */
export const monthValue = ({ year, month }: MonthParts): string => {
  if (year === '') return '';
  return month === '' ? year : `${year}-${month}`;
};

/** The years to choose from, the latest first. */
export const yearsBetween = (first: number, last: number): readonly string[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => String(last - at));

/** `01` to `12`. */
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, at) =>
  String(at + 1).padStart(2, '0'),
);
