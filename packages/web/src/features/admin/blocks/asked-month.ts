const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** A month that is asked for, `YYYY-MM`; that of today where it is none. */
export const monthOf = (asked: string | null, today: string): string =>
  asked !== null && MONTH.test(asked) ? asked : today.slice(0, 7);

/** Another month, `by` months later. */
export const monthAfter = (month: string, by: number): string => {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};
