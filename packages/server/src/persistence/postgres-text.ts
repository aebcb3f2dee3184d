/** PostgreSQL has no NUL in text; it becomes the replacement character, as unpaired surrogates do. */
export const withoutNul = <T>(value: T): T | string =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
