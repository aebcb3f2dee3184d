import { auditLine, type AuditBy } from '../audit/draft.js';
import type { Viewing } from '../entities/viewing.js';
import type { Tx } from '../ports/unit-of-work.js';
import { securityEvent, type RecordDeps } from '../security/record.js';

/** What begins or ends a viewing. */
interface Step {
  readonly by: AuditBy;
  readonly address: string;
  readonly at: number;
  readonly reason?: string;
}

const about = ({ id, viewedId }: Viewing) =>
  ({ subjectKind: 'member', subjectId: viewedId, about: viewedId, batch: id }) as const;

const tellMember = (
  { ids }: Pick<RecordDeps, 'ids'>,
  tx: Tx,
  { viewerId, viewedId }: Viewing,
  { address, at }: Step,
  detail: string,
): Promise<void> =>
  tx.securityLog.add(
    securityEvent(
      { clock: { now: () => at }, ids },
      { address },
      { kind: 'viewing', userId: viewedId, subject: `member ${viewerId}`, detail },
    ),
  );

/** Writes into both logs that somebody looks as somebody else. The lines of one viewing have its id in common. */
export const tellBegin = async (
  deps: Pick<RecordDeps, 'ids'>,
  tx: Tx,
  viewing: Viewing,
  step: Step,
): Promise<void> => {
  const { by, at, reason = null } = step;
  const what = { ...about(viewing), act: 'members.viewAs.begin', at, reason } as const;
  await tx.audit.append(auditLine(by, what, { before: {}, after: { until: viewing.until } }));
  await tellMember(deps, tx, viewing, step, 'viewing begun');
};

/** Writes into both logs that he does no more, and since when he did. */
export const tellEnd = async (
  deps: Pick<RecordDeps, 'ids'>,
  tx: Tx,
  viewing: Viewing,
  step: Step,
): Promise<void> => {
  const { by, at } = step;
  const { startedAt, viewerId } = viewing;
  const what = { ...about(viewing), act: 'members.viewAs.end', at } as const;
  await tx.audit.append(auditLine(by, what, { before: { viewerId, startedAt }, after: {} }));
  await tellMember(deps, tx, viewing, step, 'viewing ended');
};
