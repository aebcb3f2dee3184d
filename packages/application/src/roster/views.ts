import { isSuperAdmin, reachOf } from '@ykd/domain/access';
import {
  changesMany,
  ROSTER_OVERWRITES,
  ROSTER_UNDO_MS,
  mayUndoRoster,
  type RosterField,
} from '@ykd/domain/roster';
import {
  ROSTER_ROW_STATES,
  type Roster,
  type RosterRowRecord,
  type RosterTally,
} from '../entities/roster.js';
import { namesOf } from '../shared/names.js';
import { isTheirs, type RosterActor } from './actor.js';
import type { RosterDeps, RosterWork } from './deps.js';
import type { RosterListLine, RosterRowView, RosterView } from './port.js';

const tallyList = (tally: RosterTally): RosterView['tally'] =>
  ROSTER_ROW_STATES.flatMap((state) => {
    const rows = tally[state] ?? 0;
    return rows === 0 ? [] : [{ state, rows }];
  });

const undoUntil = (roster: Roster, actor: RosterActor, now: number): number | null => {
  const { state, appliedAt } = roster;
  const isOpen = state === 'applied' && appliedAt !== null && mayUndoRoster(appliedAt, now);
  return isOpen && isTheirs(roster, actor) ? appliedAt + ROSTER_UNDO_MS : null;
};

/** How many students somebody changes without being asked, of those he reaches. */
const reachedBy = (deps: Pick<RosterWork, 'students'>, { userId, staff }: RosterActor): Promise<number> => {
  const caredBy = userId === null || isSuperAdmin(staff) ? {} : { caredBy: userId };
  return deps.students.count({ ...caredBy, tests: [] }, REACHED_MAX);
};

/** Beyond it no roster changes too many of them. */
const REACHED_MAX = 100_000;

/** The number of students that is to be typed before a roster is applied; null: none. */
export const confirmOf = async (
  deps: Pick<RosterWork, 'students'>,
  { state, tally }: Pick<Roster, 'state' | 'tally'>,
  actor: RosterActor,
): Promise<number | null> => {
  const changed = tally.changed ?? 0;
  if (state !== 'reviewed' || !changesMany(changed, 0)) return null;
  return changesMany(changed, await reachedBy(deps, actor)) ? changed : null;
};

/** A roster for whoever may see it. */
export const rosterView = async (
  deps: Pick<RosterWork, 'classes' | 'students' | 'members' | 'clock'>,
  roster: Roster,
  actor: RosterActor,
): Promise<RosterView> => {
  const { ownerId, appliedBy, undoneBy, titles, samples, fields, ways } = roster;
  const nameOf = await namesOf(
    deps,
    [ownerId, appliedBy, undoneBy].filter((id) => id !== null),
  );
  const personOf = (id: string | null) => (id === null ? null : nameOf(id));
  return {
    id: roster.id,
    name: roster.name,
    source: roster.source,
    owner: personOf(ownerId),
    version: roster.version,
    state: roster.state,
    columns: titles.map((title, at) => ({
      title,
      samples: samples[at] ?? [],
      field: fields[at] ?? null,
      way: ways[at] ?? 'none',
    })),
    overwrites: ROSTER_OVERWRITES.filter((field) => roster.overwrites.includes(field)),
    schoolClass:
      roster.classId === null
        ? null
        : { id: roster.classId, name: (await deps.classes.find(roster.classId))?.name ?? null },
    rows: roster.rows,
    tally: tallyList(roster.tally),
    confirm: await confirmOf(deps, roster, actor),
    gmtCreated: roster.gmtCreated,
    appliedAt: roster.appliedAt,
    appliedBy: personOf(appliedBy),
    undoneAt: roster.undoneAt,
    undoneBy: personOf(undoneBy),
    undoUntil: undoUntil(roster, actor, deps.clock.now()),
  };
};

/** Rosters in a list. */
export const rosterLines = async (
  deps: Pick<RosterDeps, 'members' | 'clock'>,
  rosters: readonly Roster[],
  actor: RosterActor,
): Promise<readonly RosterListLine[]> => {
  const nameOf = await namesOf(deps, [...new Set(rosters.flatMap(({ ownerId }) => ownerId ?? []))]);
  const now = deps.clock.now();
  return rosters.map((roster) => ({
    id: roster.id,
    name: roster.name,
    source: roster.source,
    owner: roster.ownerId === null ? null : nameOf(roster.ownerId),
    state: roster.state,
    rows: roster.rows,
    tally: tallyList(roster.tally),
    gmtCreated: roster.gmtCreated,
    undoUntil: undoUntil(roster, actor, now),
  }));
};

/** Whom a row is about, once he is there. */
const studentIdOf = ({ done, judged }: RosterRowRecord): string | null =>
  done?.studentId ?? judged?.studentId ?? null;

/** Those of whom rows are about whom a reader reaches by now: a super administrator may have reviewed them, for whom he is. */
const reachedIn = async (
  { students }: Pick<RosterDeps, 'students'>,
  rows: readonly RosterRowRecord[],
  { userId, staff }: RosterActor,
): Promise<ReadonlySet<string>> => {
  const ids = rows.flatMap((row) => studentIdOf(row) ?? []);
  const reach = reachOf(staff, 'students.see');
  if (reach === 'all' || ids.length === 0) return new Set(ids);
  if (reach === 'none' || userId === null) return new Set();
  return new Set(await students.ids({ tests: [], ids, caredBy: userId }, { after: '', limit: ids.length }));
};

/** A row of which is told what stands in the sheet alone: what is said of somebody who was there is his. */
const withoutStudent = (row: RosterRowRecord): RosterRowRecord => ({
  ...row,
  done: null,
  judged: row.judged !== null && row.judged.studentId === null ? row.judged : null,
});

/**
 * Rows for whoever sees their roster; those who are class teachers are told by name. Of a student whom the reader does not reach
 * nothing is told: not who he is, nor what is changed about him, nor what was there.
 */
export const rowViews = async (
  deps: Pick<RosterDeps, 'members' | 'students'>,
  fields: readonly (RosterField | null)[],
  all: readonly RosterRowRecord[],
  reader: RosterActor,
): Promise<readonly RosterRowView[]> => {
  const reached = await reachedIn(deps, all, reader);
  const rows = all.map((row) => {
    const id = studentIdOf(row);
    return id === null || reached.has(id) ? row : withoutStudent(row);
  });
  const teachers = rows.flatMap(({ judged }) =>
    (judged?.changes ?? []).flatMap(({ field, old }) => (field === 'classTeacher' ? (old ?? []) : [])),
  );
  const nameOf = await namesOf(deps, [...new Set(teachers)]);
  return rows.map((row) => {
    const { number, state, cells, judged, why } = row;
    return {
      number,
      state,
      cells: fields.flatMap((field, at) => (field === null ? [] : [{ field, text: cells[at] ?? '' }])),
      issues: judged?.issues ?? [],
      changes: (judged?.changes ?? []).map((change) =>
        change.field === 'classTeacher' && change.old !== null
          ? { ...change, old: nameOf(change.old).name ?? '（没有姓名）' }
          : change,
      ),
      studentId: studentIdOf(row),
      why,
    };
  });
};
