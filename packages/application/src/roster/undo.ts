import { isAsLeft, mayUndoRoster, ROSTER_PROFILE_FIELDS } from '@ykd/domain/roster';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditLine } from '../audit/draft.js';
import { canonicalText } from '../audit/canonical-text.js';
import type { User } from '@ykd/domain/member';
import type { Roster, RosterRowDone, RosterRowRecord } from '../entities/roster.js';
import { notFound } from '../people/changed.js';
import { SYNC_TARGETS } from '../ports/account-sync.js';
import type { ProfileChange } from '../entities/profile-change.js';
import type { RosterMember } from '../ports/rosters.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { ErrorOf } from '../shared/errors.js';
import { careState } from '../student/care-change.js';
import { returning } from '../student/care-standing.js';
import { isTheirs, rosterStanding, type RosterActor, type RosterStanding } from './actor.js';
import { ROWS_AT_A_TIME } from './apply.js';
import { holdJoined, joinedBy, leaveRowClass } from './join-classes.js';
import type { RosterWork } from './deps.js';
import { tallyOf } from './judged.js';
import { careText } from './made.js';
import { profileChange, profileOf } from './profile.js';
import { toldLine } from './told.js';
import { rosterOver } from './refused.js';

type Undone = Result<Roster, ErrorOf<'entity-not-found' | 'forbidden' | 'roster-refused'>>;

const KEPT_EDITED = '导入之后有人改过';
const KEPT_USED = '导入之后登录过，或已有订单、备注等记录';
const KEPT_MOVED = '导入之后换过班级，或已退出';
const KEPT_AWAY = '已经不在你名下';
const FAILED_GONE = '学员已经不存在';
const FAILED_TEACHER = '从前负责他的人已经不带学员';

/** What becomes of a row that is to be undone. */
type Fate = { readonly state: 'reversed' } | { readonly state: 'kept' | 'failed'; readonly why: string };

const REVERSED: Fate = { state: 'reversed' };

interface UndoWorld {
  readonly standing: RosterStanding;
  readonly used: ReadonlySet<string>;
  /** Since when a student is in the class that his row brought him into, epoch ms; null: he is not. */
  readonly joinedAt: (done: RosterRowDone) => Promise<number | null>;
  readonly mayReturn: ReturnType<typeof returning>;
}

/** Whether there is nothing of a student but what the row gave him. */
const isOnlyMade = ({ profile, care, givings, noteId }: RosterRowDone, now: RosterMember): boolean =>
  canonicalText(profileOf(now.user)) ===
    canonicalText(
      Object.fromEntries(Object.entries(profile).map(([field, change]) => [field, change.now])),
    ) &&
  careText(now.care) === (care?.now ?? careText([])) &&
  now.givings.length === givings.length &&
  now.notes.length === (noteId === undefined ? 0 : 1);

const fateOf = async (
  done: RosterRowDone,
  now: RosterMember | undefined,
  { standing, used, mayReturn, joinedAt }: UndoWorld,
): Promise<Fate> => {
  if (now === undefined) return { state: 'failed', why: FAILED_GONE };
  if (!standing.reaches([...now.care, ...(done.careBefore ?? [])])) return { state: 'kept', why: KEPT_AWAY };
  const since = await joinedAt(done);
  if (done.joinedAt !== undefined && done.joinedAt !== since) return { state: 'kept', why: KEPT_MOVED };
  const asLeft = isAsLeft(done, {
    joinedAt: since,
    profile: profileOf(now.user),
    care: careText(now.care),
    givings: now.givings.map(({ id }) => id),
    noteIds: now.notes.flatMap(({ id, version }) => (version === 1 ? [id] : [])),
  });
  if (!asLeft) return { state: 'kept', why: KEPT_EDITED };
  if (done.isNew) {
    if (used.has(done.studentId)) return { state: 'kept', why: KEPT_USED };
    return isOnlyMade(done, now) ? REVERSED : { state: 'kept', why: KEPT_EDITED };
  }
  const isBack = done.careBefore === undefined || (await mayReturn(careState(done.careBefore)));
  return isBack ? REVERSED : { state: 'failed', why: FAILED_TEACHER };
};

/** The fields of a profile as they were: to the letter where nothing else in them was changed since. */
const fieldsBack = ({ profile, kept }: RosterRowDone, user: User): ProfileChange => {
  const old = ROSTER_PROFILE_FIELDS.flatMap((field) => {
    const change = profile[field];
    return change === undefined ? [] : [[field, change.old]];
  });
  const back = profileChange(user, Object.fromEntries(old));
  if (kept === undefined) return back;
  const own = Object.keys(back).map((key) => {
    const name = key as keyof ProfileChange;
    const isSame = canonicalText(user[name] ?? null) === canonicalText(kept.after[name] ?? null);
    return [name, isSame ? (kept.before[name] ?? null) : back[name]];
  });
  return Object.fromEntries(own) as ProfileChange;
};

const undoPart = async (
  tx: Tx,
  actor: RosterActor,
  part: readonly (RosterRowRecord & { readonly done: RosterRowDone })[],
  world: Pick<UndoWorld, 'standing' | 'mayReturn'>,
  { batch, at }: { readonly batch: string; readonly at: number },
): Promise<readonly RosterRowRecord[]> => {
  const ids = part.map(({ done }) => done.studentId);
  const members = new Map(
    (await tx.rosters.members({ ids }, true)).map((member) => [member.user.id, member]),
  );
  const made = part.flatMap(({ done }) => (done.isNew ? [done.studentId] : []));
  const used = await tx.rosters.used(made, joinedBy(part));
  const joinedAt = async ({ studentId, joined }: RosterRowDone): Promise<number | null> => {
    const member = joined && (await tx.classes.member(joined.classId, studentId));
    return member?.leftAt === null ? member.since : null;
  };
  const rows: RosterRowRecord[] = [];
  const reversed: RosterRowDone[] = [];
  for (const row of part) {
    const fate = await fateOf(row.done, members.get(row.done.studentId), { ...world, used, joinedAt });
    if (fate.state === 'reversed') reversed.push(row.done);
    rows.push({ ...row, state: fate.state, why: fate.state === 'reversed' ? null : fate.why });
  }
  for (const done of reversed) await leaveRowClass(tx, done, { actor, batch, at });
  const changed = reversed.filter(({ isNew }) => !isNew);
  await tx.rosters.changeMembers(
    changed.flatMap((done) => {
      const member = members.get(done.studentId);
      const isNone = member === undefined || Object.keys(done.profile).length === 0;
      return isNone ? [] : [{ id: done.studentId, fields: fieldsBack(done, member.user) }];
    }),
    SYNC_TARGETS,
    at,
  );
  await tx.rosters.setCare(
    changed.flatMap(({ studentId, careBefore }) =>
      careBefore === undefined ? [] : [{ studentId, care: careBefore }],
    ),
  );
  await tx.rosters.takeTags(changed.flatMap(({ givings }) => givings));
  const notes = changed.flatMap(({ noteId }) => noteId ?? []);
  await tx.rosters.deleteNotes(notes, actor.userId ?? 'operator', at);
  await tx.rosters.removeMembers(reversed.flatMap(({ isNew, studentId }) => (isNew ? [studentId] : [])));
  for (const done of reversed) {
    await tx.audit.append(toldLine(actor.by, { act: 'students.import.undo', batch, at }, done));
  }
  return rows;
};

const isDone = (row: RosterRowRecord): row is RosterRowRecord & { readonly done: RosterRowDone } =>
  row.done !== null;

const undoHeld = async (deps: RosterWork, actor: RosterActor, id: string, tx: Tx): Promise<Undone> => {
  const standing = await rosterStanding(tx, actor);
  if (!standing.mayManage) return err({ kind: 'forbidden' });
  const roster = await tx.rosters.hold(id);
  if (roster === undefined || !isTheirs(roster, actor)) return notFound();
  if (roster.state === 'undone') return ok(roster);
  const { appliedAt } = roster;
  if (roster.state !== 'applied' || appliedAt === null) return err(rosterOver('not-reviewed'));
  const [at, batch] = [deps.clock.now(), deps.ids.next()];
  if (!mayUndoRoster(appliedAt, at)) return err(rosterOver('late'));
  const all = await tx.rosters.rows(id);
  const rows = all.filter(isDone);
  await holdJoined(tx, rows);
  const world = { standing, mayReturn: returning(tx.people) };
  const after = new Map<number, RosterRowRecord>();
  for (let from = 0; from < rows.length; from += ROWS_AT_A_TIME) {
    const part = await undoPart(tx, actor, rows.slice(from, from + ROWS_AT_A_TIME), world, { batch, at });
    await tx.rosters.storeRows(part);
    for (const row of part) after.set(row.number, row);
    deps.rosterProgress.step(id, part.length);
  }
  const tally = tallyOf(all.map((row) => after.get(row.number) ?? row));
  const undone: Roster = {
    ...roster,
    version: roster.version + 1,
    state: 'undone',
    tally,
    gmtModified: at,
    undoneAt: at,
    undoneBy: actor.userId,
  };
  await tx.rosters.store(undone);
  const what = { act: 'rosters.undo', subjectKind: 'roster', subjectId: id, batch, at } as const;
  await tx.audit.append(auditLine(actor.by, what, { before: {}, after: { tally } }));
  return ok(undone);
};

/** Takes back what a roster did, row by row, in one transaction: what somebody changed since is kept as it is. */
export const undoRoster = async (deps: RosterWork, actor: RosterActor, id: string): Promise<Undone> => {
  const seen = await deps.rosters.find(id);
  if (seen === undefined || !isTheirs(seen, actor)) return notFound();
  deps.rosterProgress.begin(id, seen.rows);
  try {
    return await deps.unitOfWork.transaction((tx) => undoHeld(deps, actor, id, tx));
  } finally {
    deps.rosterProgress.end(id);
  }
};
