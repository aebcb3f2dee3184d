import { rosterMappingIssue, ROSTER_OVERWRITES, type JudgedRow, type RosterField } from '@ykd/domain/roster';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange } from '../audit/draft.js';
import { canonicalText } from '../audit/canonical-text.js';
import type { Roster, RosterRowRecord } from '../entities/roster.js';
import { invalid, notFound } from '../people/changed.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { ErrorOf } from '../shared/errors.js';
import { isTheirs, rosterStanding, type RosterActor, type RosterStanding } from './actor.js';
import type { RosterDeps } from './deps.js';
import { judgeRows, tallyOf } from './judged.js';
import type { RosterPort } from './port.js';
import { rosterChanged, rosterOver } from './refused.js';

/** A roster that can still be changed, held, and what whoever does it may do. */
export const holdOpen = async (
  tx: Tx,
  actor: RosterActor,
  id: string,
): Promise<
  Result<
    { readonly roster: Roster; readonly standing: RosterStanding },
    ErrorOf<'entity-not-found' | 'roster-refused' | 'forbidden'>
  >
> => {
  const standing = await rosterStanding(tx, actor);
  if (!standing.mayManage) return err({ kind: 'forbidden' });
  const roster = await tx.rosters.hold(id);
  if (roster === undefined || !isTheirs(roster, actor)) return notFound();
  const { state } = roster;
  if (state === 'applied' || state === 'undone') return err(rosterOver(state));
  return ok({ roster, standing });
};

/** A row with what is said of it by now. */
export const rowJudged = (row: RosterRowRecord, judged: JudgedRow): RosterRowRecord => ({
  ...row,
  judged,
  state: judged.verdict,
});

/** Whether the same is said of a row as before. */
export const isSaid = (row: RosterRowRecord, judged: JudgedRow): boolean =>
  row.judged !== null && canonicalText(row.judged) === canonicalText(judged);

/** Judges all rows, and keeps what is said of them. */
const reviewAll = async (tx: Tx, roster: Roster, standing: RosterStanding, at: number): Promise<Roster> => {
  const rows = await tx.rosters.rows(roster.id);
  const { rows: judged } = await judgeRows(tx, roster, rows, { standing, at });
  const now = rows.map((row, index) => rowJudged(row, judged[index] as JudgedRow));
  await tx.rosters.storeRows(
    now.filter((_, index) => !isSaid(rows[index] as RosterRowRecord, judged[index] as JudgedRow)),
  );
  const reviewed: Roster = {
    ...roster,
    version: roster.version + 1,
    state: 'reviewed',
    tally: tallyOf(now),
    gmtModified: at,
  };
  await tx.rosters.store(reviewed);
  return reviewed;
};

/** What the audit log has of a roster. */
const toldOf = ({ fields, overwrites, classId }: Roster) => ({
  fields: [...fields],
  overwrites: [...overwrites],
  ...(classId === null ? {} : { classId }),
});

/** Says what the columns are, and judges the rows by that. */
export const planRoster = (
  deps: Pick<RosterDeps, 'unitOfWork' | 'clock'>,
  actor: RosterActor,
  { id, version, fields, overwrites, classId }: Parameters<RosterPort['plan']>[0],
) =>
  deps.unitOfWork.transaction(
    async (
      tx,
    ): Promise<
      Result<Roster, ErrorOf<'entity-not-found' | 'roster-refused' | 'forbidden' | 'invalid-input'>>
    > => {
      const open = await holdOpen(tx, actor, id);
      if (!open.ok) return open;
      const { roster, standing } = open.value;
      if (roster.version !== version) return err(rosterChanged());
      if (fields.length !== roster.titles.length) return invalid('fields', '列的数目与名册不同');
      const one = classId === null ? undefined : await tx.classes.hold(classId);
      if (classId !== null && (one === undefined || !standing.reachesClass(one)))
        return invalid('classId', '没有这个班级，或不是你带的班');
      const issue = rosterMappingIssue(fields, classId);
      if (issue !== undefined) return invalid('fields', issue);
      const at = deps.clock.now();
      const isOwn = (field: RosterField): boolean => fields.includes(field) && overwrites.includes(field);
      const planned: Roster = { ...roster, fields, classId, overwrites: ROSTER_OVERWRITES.filter(isOwn) };
      const reviewed = await reviewAll(tx, planned, standing, at);
      const what = { act: 'rosters.change', subjectKind: 'roster', subjectId: id, at } as const;
      for (const line of auditChange(actor.by, what, toldOf(roster), toldOf(reviewed)))
        await tx.audit.append(line);
      return ok(reviewed);
    },
  );

/** Judges the rows anew, by the columns that were said. */
export const reviewRoster = (
  deps: Pick<RosterDeps, 'unitOfWork' | 'clock'>,
  actor: RosterActor,
  id: string,
) =>
  deps.unitOfWork.transaction(
    async (tx): Promise<Result<Roster, ErrorOf<'entity-not-found' | 'roster-refused' | 'forbidden'>>> => {
      const open = await holdOpen(tx, actor, id);
      if (!open.ok) return open;
      const { roster, standing } = open.value;
      if (rosterMappingIssue(roster.fields, roster.classId) !== undefined)
        return err(rosterOver('not-reviewed'));
      return ok(await reviewAll(tx, roster, standing, deps.clock.now()));
    },
  );
