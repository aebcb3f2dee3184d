import { ok } from '@ykd/domain/shared';
import { securityDetail, securitySubject } from '../audit-words/security-words.js';
import type { SecurityKey } from '../ports/security-log.js';
import { securityList, type SecurityList } from '../security/list.js';
import type { SecurityView } from '../security/port.js';
import {
  readSecurity,
  securityFilter,
  securityOrder,
  type ReadSecurityDeps,
} from '../security/read-security.js';
import { namedMembers } from './named-members.js';
import { staffSource } from './staff-source.js';

/** The security log as it is exported: the lines of its page, in the words in which they are read. */
export const securityExport = staffSource<SecurityList, SecurityView, SecurityKey, ReadSecurityDeps>({
  list: securityList,
  readerOf: async (deps, selection, order) => {
    const filter = await securityFilter(deps, selection);
    if (!filter.ok) return filter;
    return ok({ read: readSecurity(deps, filter.value, order), keyOf: securityOrder(order).keyOf });
  },
  lineOf: (event) => ({
    ...event,
    member: event.memberName ?? event.userId,
    memberId: event.userId,
    subject: securitySubject(event),
    detail: securityDetail(event),
  }),
  namesOf: namedMembers,
});
