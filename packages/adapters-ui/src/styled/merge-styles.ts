import type { SystemStyleObject } from '../../styled-system/types/index.js';

const isStyles = (value: unknown): value is SystemStyleObject => typeof value === 'object' && value !== null;

/** `_hover`, `& > a`, `@media …`: what stands below it are styles again, not the values of one property. */
const isSelector = (name: string): boolean => /^_|[&@]/.test(name);

const mergeValues = (before: unknown, after: unknown): unknown => {
  // `{ lg: 'none' }` says something about wide windows only, and leaves the others what they were.
  if (!isStyles(after) || 'base' in after || before === undefined) return after;
  return { ...(isStyles(before) ? before : { base: before }), ...after };
};

/** What two style objects say together: the later one wins, as if its rules stood further down in a style sheet. */
export const mergeStyles = (before: SystemStyleObject, after: SystemStyleObject): SystemStyleObject => {
  const merged: SystemStyleObject = { ...before };
  const known = new Map<string, unknown>(Object.entries(before));
  for (const [name, value] of Object.entries<unknown>(after)) {
    if (value === undefined) continue;
    const old = known.get(name);
    const isNested = isSelector(name) && isStyles(old) && isStyles(value);
    Object.assign(merged, { [name]: isNested ? mergeStyles(old, value) : mergeValues(old, value) });
  }
  return merged;
};
