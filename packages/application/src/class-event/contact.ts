import { hasRight } from '@ykd/domain/access';
import { staffContactIssues, type StaffContact } from '@ykd/domain/school-class';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import { changedMeanwhile } from '../people/changed.js';
import type { StoredContact } from '../ports/class-events.js';
import { standingNow } from '../school-class/change.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { ClassEventDeps } from './deps.js';
import type { OwnContact } from './port.js';

const viewOf = (contact: StoredContact | undefined): OwnContact => {
  const { name = '', weixin = '', hours = '', version = 0 } = contact ?? {};
  return { name, weixin, hours, version };
};

const audited = ({ name, weixin, hours }: StaffContact) => ({ contactName: name, weixin, hours });

/** What somebody tells students of himself. */
export const ownContact = async (
  { classContacts }: Pick<ClassEventDeps, 'classContacts'>,
  { user }: Pick<Caller, 'user'>,
): Promise<OwnContact> => viewOf((await classContacts.of([user.id]))[0]);

/** Tells students something else. */
export const saveContact = async (
  deps: ClassEventDeps,
  caller: Caller,
  { version, ...typed }: StaffContact & { readonly version: number },
): Promise<Result<OwnContact, ErrorOf<'forbidden' | 'invalid-input' | 'changed-meanwhile'>>> => {
  type Refused = ErrorOf<'forbidden' | 'changed-meanwhile'>;
  const contact = { name: typed.name.trim(), weixin: typed.weixin.trim(), hours: typed.hours.trim() };
  const issues = staffContactIssues(contact);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const at = deps.clock.now();
  const { id: userId } = caller.user;
  return deps.unitOfWork.transaction(async (tx): Promise<Result<OwnContact, Refused>> => {
    const now = await standingNow(tx, caller);
    if (!hasRight(now.staff, 'classes.manage')) return err({ kind: 'forbidden' });
    const before = await tx.staffContacts.find(userId);
    const seen = viewOf(before);
    if (seen.version !== version) {
      const { version: _version, ...fields } = seen;
      const stamp = { version: seen.version, changedBy: userId, changedAt: before?.changedAt ?? at };
      return changedMeanwhile(tx, stamp, fields);
    }
    const after: StoredContact = { userId, ...contact, version: version + 1, changedAt: at };
    await tx.staffContacts.put(after);
    const what = {
      act: 'classes.contact',
      subjectKind: 'member',
      subjectId: userId,
      about: userId,
      at,
    } as const;
    for (const line of auditChange(byStaff(caller), what, before && audited(before), audited(after)))
      await tx.audit.append(line);
    return ok(viewOf(after));
  });
};
