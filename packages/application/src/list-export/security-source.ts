import { hasRight } from '@ykd/domain/access';
import { err, ok } from '@ykd/domain/shared';
import { SECURITY_KINDS, type SecurityEvent, type SecurityKind } from '../entities/security-event.js';
import { batchesByKey, type ExportCell, type ExportSource } from './prepare.js';
import type { SecurityKey, SecurityLog } from '../ports/security-log.js';
import type { ColumnKind } from '../staff-list/index.js';
import { securityDetail, securitySubject } from '../audit-words/security-words.js';
import { SECURITY_COLUMNS, SECURITY_KIND_TITLES } from '../security/words.js';

const KINDS: { readonly [K in keyof typeof SECURITY_COLUMNS]: ColumnKind } = {
  at: 'instant',
  kind: 'text',
  userId: 'text',
  subject: 'text',
  detail: 'text',
  address: 'text',
  count: 'number',
};

const COLUMNS = Object.entries(SECURITY_COLUMNS).map(([key, title]) => ({
  title,
  kind: KINDS[key as keyof typeof KINDS],
}));

const cellsOf = (event: SecurityEvent): ExportCell[] => [
  event.at,
  SECURITY_KIND_TITLES[event.kind],
  event.userId,
  securitySubject(event, (id) => id),
  securityDetail(event),
  event.address,
  event.count,
];

/** The security log as it is exported. */
export const securityExport: ExportSource<{ readonly securityLog: SecurityLog }> = {
  prepare: ({ securityLog }, { staff }, { kind, userId, ...rest }) => {
    if (!hasRight(staff, 'security.see')) return err({ kind: 'forbidden' });
    const [unknown] = Object.keys(rest);
    const isKind = (text: string): text is SecurityKind => SECURITY_KINDS.some((known) => known === text);
    if (unknown !== undefined || (kind !== undefined && !isKind(kind))) {
      return err({
        kind: 'invalid-input',
        issues: [{ field: unknown ?? 'kind', message: '没有这一项筛选' }],
      });
    }
    const only = { kind: kind as SecurityKind | undefined, userId };
    const said = [
      ...(only.kind === undefined ? [] : [`事件是「${SECURITY_KIND_TITLES[only.kind]}」`]),
      ...(userId === undefined ? [] : [`会员编号是「${userId}」`]),
    ];
    return ok({
      columns: COLUMNS,
      conditions: async () => said.join('；'),
      batches: () =>
        batchesByKey<SecurityEvent, SecurityKey>(
          (window) => securityLog.page(window, only),
          ({ at, id }) => [at, id],
          cellsOf,
        ),
    });
  },
};
