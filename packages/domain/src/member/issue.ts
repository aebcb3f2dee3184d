/**
 * One thing wrong with a form: the field it stands at and the Chinese message shown there (Specification §5, §8).
 */
export type Issue<Field extends string = string> = { readonly field: Field; readonly message: string };

/** Keeps, in order, the issues of those rows that have a message, each a field with it. Beyond the Specification. */
export const issuesOf = <Field extends string>(
  rows: readonly (readonly [field: Field, message: string | undefined])[],
): Issue<Field>[] => rows.flatMap(([field, message]) => (message === undefined ? [] : [{ field, message }]));

/** A form value as text: what is no text, which parsed JSON may hold, says nothing. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a form value says nothing: missing, not a number, or text of white space only. */
export const isBlank = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : !Number.isFinite(value);
