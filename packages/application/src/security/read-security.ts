import { ok, type Result } from '@ykd/domain/shared';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { SecurityEvent, SecurityFilter, SecurityKey, SecurityLog } from '../ports/security-log.js';
import type { InvalidInput } from '../shared/errors.js';
import type { KeyOrder } from '../shared/key-page.js';
import { memberNames } from '../shared/member-names.js';
import {
  logTests,
  orderName,
  peopleFound,
  type ListOrder,
  type PeopleLists,
  type Selection,
} from '../staff-list/index.js';
import { securityList } from './list.js';
import type { SecurityView } from './port.js';
import { memberOfSubject } from './subject.js';

export interface ReadSecurityDeps extends PeopleLists {
  readonly securityLog: Pick<SecurityLog, 'page'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}

/** The order of the log, to which its cursors are bound. */
export const securityOrder = (order: ListOrder): KeyOrder<SecurityView, SecurityKey> => ({
  name: orderName(securityList, order),
  kinds: ['number', 'string'],
  keyOf: ({ at, id }) => [at, id],
});

/** Which lines a selection reads: a search finds people first, and then their lines. */
export const securityFilter = async (
  deps: PeopleLists,
  { search, tests }: Selection,
): Promise<Result<SecurityFilter, InvalidInput>> => {
  const { member: userId, ...rest } = logTests({ tests });
  const filter = { ...rest, userId } as SecurityFilter;
  if (search === undefined) return ok(filter);
  const people = await peopleFound(deps, search);
  return people.ok ? ok({ ...filter, people: people.value }) : people;
};

/** Lines with what those whom they name are called. */
export const namedEvents = async (
  deps: Pick<ReadSecurityDeps, 'members'>,
  events: readonly SecurityEvent[],
): Promise<readonly SecurityView[]> => {
  const nameOf = await memberNames(
    deps,
    events.flatMap(({ userId, subject }) => [userId ?? [], memberOfSubject(subject) ?? []].flat()),
  );
  return events.map((event) => ({
    ...event,
    memberName: nameOf(event.userId),
    subjectName: nameOf(memberOfSubject(event.subject) ?? null),
  }));
};

/** Reads the lines that a filter finds, for pages and exports alike. */
export const readSecurity =
  (deps: ReadSecurityDeps, filter: SecurityFilter, { isDescending }: ListOrder) =>
  async (window: KeyWindow<SecurityKey>): Promise<KeyRows<SecurityView>> => {
    const { list, hasMore } = await deps.securityLog.page(window, filter, !isDescending);
    return { list: await namedEvents(deps, list), hasMore };
  };
