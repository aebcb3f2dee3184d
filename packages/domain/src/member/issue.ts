/**
 * One thing wrong with a form: the field it stands at and the Chinese message shown there (Specification §5, §8).
 */
export type Issue = { readonly field: string; readonly message: string };

/** Keeps, in order, the issues of those rows that have a message. */
export const issuesOf = (rows: readonly (readonly [field: string, message: string | undefined])[]): Issue[] =>
  rows.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));

/** Whether a form value says nothing: missing, not a number, or text of white space only. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : !Number.isFinite(value);
