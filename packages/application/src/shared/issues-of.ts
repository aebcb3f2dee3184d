import type { InvalidInput } from './errors.js';

/** The error of input whose fields have these messages; undefined when none has one. */
export const issuesOf = (
  messages: Readonly<Record<string, string | undefined>>,
): InvalidInput | undefined => {
  const issues = Object.entries(messages).flatMap(([field, message]) =>
    message === undefined ? [] : [{ field, message }],
  );
  return issues.length === 0 ? undefined : { kind: 'invalid-input', issues };
};
