import type { JudgedRow } from '@ykd/domain/roster';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine } from '../audit/draft.js';
import type { Roster, RosterRowRecord, RosterRowState } from '../entities/roster.js';
import { notFound } from '../people/changed.js';
import { SYNC_TARGETS } from '../ports/account-sync.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { ErrorOf } from '../shared/errors.js';
import { isTheirs, rosterStanding, type RosterActor } from './actor.js';
import type { RosterWork } from './deps.js';
import { joinRowClass } from './join-classes.js';
import { judgeRows, tallyOf, type Judged } from './judged.js';
import { workOf, type RowWork, type RowWorld } from './made.js';
import { isSaid } from './review.js';
import { toldLine } from './told.js';
import { confirmOf } from './views.js';
import { rosterChanged, rosterMany, rosterOver } from './refused.js';

/** Rows written together: enough to be fast, few enough to say how far it is. */
export const ROWS_AT_A_TIME = 250;

/** Somebody came with a mobile of the roster in the very moment: all of it is given up. */
class TakenMeanwhile extends Error {}

/** What a row comes to. */
const STATES: Readonly<Record<JudgedRow['verdict'], RosterRowState>> = {
  new: 'made',
  changed: 'updated',
  same: 'left',
  faulty: 'unwritten',
  // Whoever left it out decided so: it is not among what is still to be done.
  skipped: 'skipped',
};

type Applied = Result<Roster, ErrorOf<'entity-not-found' | 'forbidden' | 'roster-refused'>>;

/** Does what some rows say. */
const writeWork = async (tx: Tx, work: readonly RowWork[], at: number): Promise<void> => {
  const made = work.flatMap(({ member }) => member ?? []);
  if (!(await tx.rosters.addMembers(made))) throw new TakenMeanwhile();
  const changes = work.flatMap(({ fields, done }) =>
    fields === undefined ? [] : [{ id: done.studentId, fields }],
  );
  await tx.rosters.changeMembers(changes, SYNC_TARGETS, at);
  await tx.rosters.setCare(
    work.flatMap(({ care, done }) => (care === undefined ? [] : [{ studentId: done.studentId, care }])),
  );
  await tx.rosters.giveTags(work.flatMap(({ givings }) => givings));
  await tx.rosters.addNotes(work.flatMap(({ note }) => note ?? []));
};

/** What applies a roster is made of. */
export interface ApplyInput {
  readonly id: string;
  readonly version: number;
  readonly confirm?: number | undefined;
}

const applyRows = async (
  deps: RosterWork,
  tx: Tx,
  roster: Roster,
  rows: readonly RosterRowRecord[],
  { rows: judged, members }: Judged,
  world: RowWorld,
  { actor, batch }: { readonly actor: RosterActor; readonly batch: string },
): Promise<readonly RosterRowRecord[]> => {
  const { at } = world;
  const after: RosterRowRecord[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_A_TIME) {
    const part = rows.slice(from, from + ROWS_AT_A_TIME).map((row, index) => {
      const said = judged[from + index] as JudgedRow;
      const acts = said.verdict === 'new' || said.verdict === 'changed';
      const work = acts ? workOf(said, members.get(said.values.mobile ?? ''), world) : undefined;
      return { row: { ...row, state: STATES[said.verdict], done: work?.done ?? null }, work };
    });
    const work = part.flatMap((one) => one.work ?? []);
    await writeWork(tx, work, at);
    for (const { done } of work) {
      await tx.audit.append(toldLine(actor.by, { act: 'students.import', batch, at }, done));
    }
    const stored: RosterRowRecord[] = [];
    for (const [index, { row }] of part.entries()) {
      const said = judged[from + index] as JudgedRow;
      const known = members.get(said.values.mobile ?? '');
      const done = row.done && (await joinRowClass(tx, said, row.done, known, { actor, batch, at }));
      stored.push({ ...row, done });
    }
    await tx.rosters.storeRows(stored);
    after.push(...stored);
    deps.rosterProgress.step(roster.id, stored.length);
  }
  return after;
};

const applyHeld = async (
  deps: RosterWork,
  actor: RosterActor,
  { id, version, confirm }: ApplyInput,
  needed: number | null,
  tx: Tx,
): Promise<Applied> => {
  const standing = await rosterStanding(tx, actor);
  if (!standing.mayManage) return err({ kind: 'forbidden' });
  const roster = await tx.rosters.hold(id);
  if (roster === undefined || !isTheirs(roster, actor)) return notFound();
  // An answer was lost, or the button was pressed twice: it is done once.
  if (roster.state === 'applied') return ok(roster);
  if (roster.state === 'undone') return err(rosterOver('undone'));
  if (roster.state === 'draft') return err(rosterOver('not-reviewed'));
  if (roster.version !== version) return err(rosterChanged());
  if (needed !== null && confirm !== needed) return err(rosterMany(needed));
  const rows = await tx.rosters.rows(id);
  const now = deps.clock.now();
  const judged = await judgeRows(tx, roster, rows, { standing, at: now, isHeld: true });
  const others = rows.flatMap((row, index) =>
    isSaid(row, judged.rows[index] as JudgedRow) ? [] : [row.number],
  );
  if (others.length > 0) return err(rosterChanged(others));
  const [at, batch] = [now, deps.ids.next()];
  const mobiles = judged.rows.flatMap(({ verdict, values }) =>
    verdict === 'new' ? (values.mobile ?? []) : [],
  );
  const world: RowWorld = {
    nextId: () => deps.ids.next(),
    at,
    authorId: actor.userId ?? OPERATOR_AUTHOR,
    standing,
    userId: actor.userId,
    taken: await tx.rosters.takenNames(mobiles),
  };
  const after = await applyRows(deps, tx, roster, rows, judged, world, { actor, batch });
  const tally = tallyOf(after);
  const applied: Roster = {
    ...roster,
    version: roster.version + 1,
    state: 'applied',
    tally,
    batch,
    gmtModified: at,
    appliedAt: at,
    appliedBy: actor.userId,
  };
  await tx.rosters.store(applied);
  const what = { act: 'rosters.apply', subjectKind: 'roster', subjectId: id, batch, at } as const;
  await tx.audit.append(auditLine(actor.by, what, { before: {}, after: { tally } }));
  return ok(applied);
};

/** The author of remarks that came by the command line: no member has this id. */
const OPERATOR_AUTHOR = 'operator';

/**
 * Applies a roster: in one transaction, so that all of it is done or nothing, whatever breaks off and however often it is asked
 * for. It does what the review said, or says which rows are another thing by now.
 */
export const applyRoster = async (
  deps: RosterWork,
  actor: RosterActor,
  input: ApplyInput,
): Promise<Applied> => {
  const seen = await deps.rosters.find(input.id);
  if (seen === undefined || !isTheirs(seen, actor)) return notFound();
  const needed = await confirmOf(deps, seen, actor);
  deps.rosterProgress.begin(input.id, seen.rows);
  try {
    return await deps.unitOfWork.transaction((tx) => applyHeld(deps, actor, input, needed, tx));
  } catch (cause) {
    if (!(cause instanceof TakenMeanwhile)) throw cause;
    return err(rosterChanged());
  } finally {
    deps.rosterProgress.end(input.id);
  }
};
