import { cleanRow, ROSTER_CELL_MAX, type JudgedRow, type RosterField } from '@ykd/domain/roster';
import { err, ok, withLineFeeds, type Result } from '@ykd/domain/shared';
import { auditLine } from '../audit/draft.js';
import type { Roster, RosterRowRecord } from '../entities/roster.js';
import { invalid, notFound } from '../people/changed.js';
import type { ErrorOf } from '../shared/errors.js';
import type { RosterActor } from './actor.js';
import type { RosterDeps } from './deps.js';
import { judgeRows, tallyOf } from './judged.js';
import { hasClasses } from './roster-classes.js';
import { holdOpen, rowJudged } from './review.js';
import { rosterOver } from './refused.js';

type Corrected = Result<
  { readonly roster: Roster; readonly row: RosterRowRecord },
  ErrorOf<'entity-not-found' | 'roster-refused' | 'forbidden' | 'invalid-input'>
>;

/** Control characters but line ends and tabs, and halves of characters. */
const NOT_TYPED = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** How one row becomes another one. */
type Change = (row: RosterRowRecord, roster: Roster) => Result<RosterRowRecord, ErrorOf<'invalid-input'>>;

/** Puts a text in the place of a cell. */
export const withCell =
  (field: RosterField, said: string): Change =>
  (row, { fields }) => {
    const cell = withLineFeeds(said);
    const column = fields.indexOf(field);
    if (column === -1) return invalid('field', '名册里没有这一列');
    if (cell.length > ROSTER_CELL_MAX || NOT_TYPED.test(cell))
      return invalid('text', '内容太长，或有控制字符');
    const width = Math.max(row.cells.length, column + 1);
    const cells = Array.from({ length: width }, (_, at) => (at === column ? cell : (row.cells[at] ?? '')));
    return ok({ ...row, cells });
  };

/** Leaves a row out, or takes it in. */
export const withSkip =
  (isSkipped: boolean): Change =>
  (row) =>
    ok({ ...row, isSkipped });

/** Changes one row, and judges it and those that say the same mobile, before or afterwards; all, where it may take a seat of theirs. */
export const changeRow = (
  deps: Pick<RosterDeps, 'unitOfWork' | 'clock'>,
  actor: RosterActor,
  { id, number }: { readonly id: string; readonly number: number },
  change: Change,
): Promise<Corrected> =>
  deps.unitOfWork.transaction(async (tx): Promise<Corrected> => {
    const open = await holdOpen(tx, actor, id);
    if (!open.ok) return open;
    const { roster, standing } = open.value;
    if (roster.state !== 'reviewed') return err(rosterOver('not-reviewed'));
    const before = await tx.rosters.rows(id);
    const found = before.find((row) => row.number === number);
    if (found === undefined) return notFound();
    const next = change(found, roster);
    if (!next.ok) return next;
    const rows = before.map((row) => (row === found ? next.value : row));
    const mobileOf = (row: RosterRowRecord): string | undefined =>
      cleanRow(row.cells, roster.fields).values.mobile;
    const mobiles = [found.judged?.values.mobile, mobileOf(next.value)].filter(
      (mobile) => mobile !== undefined,
    );
    const at = deps.clock.now();
    const touched = rows.filter(
      (row) =>
        row.number === number || hasClasses(roster) || mobiles.includes(row.judged?.values.mobile ?? ''),
    );
    const { rows: judged } = await judgeRows(tx, roster, touched, { standing, at });
    const said = new Map(judged.map((row) => [row.number, row]));
    const after = rows.map((row) => {
      const now: JudgedRow | undefined = said.get(row.number);
      return now === undefined ? row : rowJudged(row, now);
    });
    const numbers = new Set(touched.map((row) => row.number));
    await tx.rosters.storeRows(after.filter((row) => numbers.has(row.number)));
    const corrected: Roster = {
      ...roster,
      version: roster.version + 1,
      tally: tallyOf(after),
      gmtModified: at,
    };
    await tx.rosters.store(corrected);
    const what = { act: 'rosters.change', subjectKind: 'roster', subjectId: id, at } as const;
    // Which row, and no more: what stands in it is somebody's own, and the log is for ever.
    await tx.audit.append(auditLine(actor.by, what, { before: {}, after: { rows: [number] } }));
    const row = after.find((one) => one.number === number) ?? next.value;
    return ok({ roster: corrected, row });
  });
