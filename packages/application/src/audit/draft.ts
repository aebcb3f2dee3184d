import type { AuditDraft, AuditFields } from '../entities/audit-entry.js';
import type { Caller } from '../shared/caller.js';
import { maskMobiles } from '../shared/mask-mobiles.js';
import { changedFields, type ChangedFields } from './changed-fields.js';
import { maskedFields } from './masked-fields.js';

/** Who changes something, and by which way. */
export type AuditBy = Pick<AuditDraft, 'actorKind' | 'actor' | 'source'>;

/** A member of staff, by a call. */
export const byStaff = ({ user }: { readonly user: Pick<Caller['user'], 'id'> }): AuditBy => ({
  actorKind: 'staff',
  actor: user.id,
  source: 'console',
});

/** Whoever works at the command line of the server. */
export const BY_OPERATOR: AuditBy = { actorKind: 'operator', actor: null, source: 'command' };

/** The server itself, by a job. */
export const BY_SYSTEM: AuditBy = { actorKind: 'system', actor: null, source: 'job' };

/** What was done, to what and when; `at`: epoch ms. */
export type AuditWhat = Pick<AuditDraft, 'act' | 'subjectKind' | 'subjectId' | 'at'> &
  Partial<Pick<AuditDraft, 'about' | 'batch' | 'reason'>>;

/** The fields of a record that say when it was made and changed are no change. */
const withoutTimes = (state: object | undefined): AuditFields | undefined => {
  if (state === undefined) return undefined;
  const { gmtCreated: _created, gmtModified: _modified, ...fields }: AuditFields = { ...state };
  return fields;
};

/** Every database stores these as they are: the hash is of what can be read again. */
const storable = <T extends string | null>(text: T): T =>
  (text === null ? null : text.replaceAll(/\0|\p{Cs}/gu, '\uFFFD')) as T;

const NOTHING: ChangedFields = { before: {}, after: {} };

/**
 * A line of the audit log, which is for ever: no mobile stands whole in it, whoever typed it and wherever. Without fields it
 * is about something that has none to show.
 */
export const auditLine = (
  { actorKind, actor, source }: AuditBy,
  { act, subjectKind, subjectId, at, about = null, batch = null, reason = null }: AuditWhat,
  { before, after } = NOTHING,
): AuditDraft => ({
  at,
  actorKind,
  actor,
  source,
  batch,
  act,
  subjectKind,
  subjectId: storable(subjectId),
  about: storable(about),
  before: maskedFields(before),
  after: maskedFields(after),
  reason: reason === null || reason.trim() === '' ? null : storable(maskMobiles(reason.trim())),
});

/** The line about something that was in one state and is in another; none where nothing changed. */
export const auditChange = (
  by: AuditBy,
  what: AuditWhat,
  before: object | undefined,
  after: object | undefined,
): readonly AuditDraft[] => {
  const changed = changedFields(withoutTimes(before), withoutTimes(after));
  const isSame = [changed.before, changed.after].every((fields) => Object.keys(fields).length === 0);
  return isSame ? [] : [auditLine(by, what, changed)];
};
