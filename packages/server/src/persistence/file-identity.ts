import { statSync } from 'node:fs';

/** Which file lies at a path, whatever it is called: two that are there at the same time have two. Undefined: there is none. */
export const fileIdentity = (path: string): string | undefined => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
};
