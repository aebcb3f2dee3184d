const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** The month, `YYYY-MM`, that the address of a page asks for; undefined where it asks for none. */
export const monthSaid = (said: URLSearchParams): string | undefined => {
  const month = said.get('month') ?? '';
  return MONTH.test(month) ? month : undefined;
};
