import { err, type Result } from '@ykd/domain/shared';
import type { Tx } from '../ports/unit-of-work.js';
import type { ChangedMeanwhile, EntityNotFound, InvalidInput } from '../shared/errors.js';
import { memberName } from '../shared/member-name.js';

/** What is told of every change. */
interface Versioned {
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: number;
}

/** The refusal of a change to something that has become another one: `now` are the fields that its form changes. */
export const changedMeanwhile = async (
  { people }: Pick<Tx, 'people'>,
  { version, changedBy, changedAt }: Versioned,
  now: ChangedMeanwhile['now'],
): Promise<Result<never, ChangedMeanwhile>> => {
  const name = changedBy === null ? null : (memberName((await people.find(changedBy))?.user) ?? null);
  const by = changedBy === null ? null : { id: changedBy, name };
  return err({ kind: 'changed-meanwhile', now, version, by, at: changedAt });
};

/** What a change does to the record beside its fields. */
export const changed = <T extends Versioned>(
  record: T,
  fields: Partial<T>,
  changedBy: string | null,
  changedAt: number,
): T => ({ ...record, ...fields, version: record.version + 1, changedBy, changedAt });

/**
 * Whether whoever changes something has seen it as it stands: the version that he names, or the one after it where he himself made that,
 * for its answer may have been lost.
 */
export const hasSeen = (named: number, { version, isMine }: { version: number; isMine: boolean }): boolean =>
  version === named || (isMine && version === named + 1);

export const notFound = (): Result<never, EntityNotFound> => err({ kind: 'entity-not-found' });

export const invalid = (field: string, message: string): Result<never, InvalidInput> =>
  err({ kind: 'invalid-input', issues: [{ field, message }] });
