import { ok, type Result } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import { invalid } from '../people/changed.js';
import type { TagGiving } from '../ports/student-tags.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { bulkReport, type BulkReport, type BulkRow } from '../staff-list/report.js';
import { standingIn } from '../student/care-standing.js';
import { inParts, UNKNOWN } from '../student/in-parts.js';
import { targetedStudents } from '../student/targeted.js';
import type { TagDeps } from './deps.js';
import { markLines } from './mark-audit.js';
import type { TagPort } from './port.js';

type Act = Pick<Parameters<TagPort['set']>[0], 'tagId' | 'isOn'> & {
  readonly batch: string;
  readonly at: number;
};

/** Puts a tag on a part of some students, or takes it off. */
const setPart =
  ({ unitOfWork, ids: made }: TagDeps, { user }: Caller, { tagId, isOn, batch, at }: Act) =>
  (ids: readonly string[], names: ReadonlyMap<string, Pick<BulkRow, 'name' | 'mobile'>>) =>
    unitOfWork.transaction(async ({ people, care, tags, audit }): Promise<readonly BulkRow[]> => {
      const standing = await standingIn(people, user.id, 'tags.set');
      const tag = (await tags.all()).find(({ id }) => id === tagId);
      const had = new Map((await tags.givings(ids, tagId)).map((giving) => [giving.studentId, giving]));
      const rows: BulkRow[] = [];
      const [given, taken]: [TagGiving[], TagGiving[]] = [[], []];
      for (const id of ids) {
        const isThere = (await care.hold(id)) && standing.reaches(await care.ofStudent(id));
        const row = { id, ...((isThere ? names.get(id) : undefined) ?? UNKNOWN) };
        const before = had.get(id);
        const reason =
          isThere && tag !== undefined ? ((before !== undefined) === isOn ? 'same' : null) : 'absent';
        rows.push({ ...row, outcome: reason === null ? 'done' : 'skipped', reason });
        if (reason !== null || tag === undefined) continue;
        const after = isOn ? { id: made.next(), studentId: id, lableId: tagId, by: user.id, at } : undefined;
        if (after !== undefined) given.push(after);
        if (before !== undefined) taken.push(before);
        const what = { act: isOn ? 'tags.put' : 'tags.take', studentId: id, batch, at } as const;
        for (const line of markLines(byStaff({ user }), tag, what, before, after)) await audit.append(line);
      }
      await tags.give(given);
      await tags.take(taken.map(({ id }) => id));
      return rows;
    });

/** Puts a tag on students, or takes it off, part by part, and reports what became of each. */
export const setTag = async (
  deps: TagDeps,
  caller: Caller,
  { target, seen, tagId, isOn }: Parameters<TagPort['set']>[0],
): Promise<Result<BulkReport, ErrorOf<'forbidden' | 'invalid-input' | 'too-many-rows' | 'list-changed'>>> => {
  if (!(await deps.studentTags.all()).some(({ id }) => id === tagId))
    return invalid('tagId', '请选择标签：这个标签已经不在了');
  const found = await targetedStudents(deps.students, caller, target, seen);
  if (!found.ok) return found;
  const { ids, absent } = found.value;
  const act = { tagId, isOn, batch: deps.ids.next(), at: deps.clock.now() };
  const rows = await inParts(deps.students, ids, setPart(deps, caller, act));
  return ok(bulkReport(act.batch, [...absent, ...rows]));
};
