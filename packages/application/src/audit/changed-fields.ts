import type { AuditFields } from '../entities/audit-entry.js';
import { canonicalText } from './canonical-text.js';

/** What a change came to. */
export interface ChangedFields {
  readonly before: AuditFields;
  readonly after: AuditFields;
}

/** What is undefined is not there. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === undefined || other === undefined ? one === other : canonicalText(one) === canonicalText(other);

/** The fields in which two states of something differ; undefined for one that is not there. */
export const changedFields = (
  before: AuditFields | undefined,
  after: AuditFields | undefined,
): ChangedFields => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted();
  const of = (state: AuditFields | undefined, name: string): unknown =>
    state !== undefined && Object.hasOwn(state, name) ? state[name] : undefined;
  const changed = names.filter((name) => !isSame(of(before, name), of(after, name)));
  const pick = (state: AuditFields | undefined): AuditFields =>
    Object.fromEntries(
      changed.flatMap((name) => {
        const value = of(state, name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  return { before: pick(before), after: pick(after) };
};
