import { err, ok, type Result } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import { linesOfAct } from '../audit/lines-of-act.js';
import type { TagGiving } from '../ports/student-tags.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { bulkReport, UNDO_MS, type BulkReport, type BulkRow } from '../staff-list/report.js';
import { inParts, UNKNOWN } from '../student/in-parts.js';
import { standingIn } from '../student/care-standing.js';
import type { TagDeps } from './deps.js';
import { givingOf, MARKING_ACTS, markLines, stateIn } from './mark-audit.js';

/** Why what a student was is not put back; null: it is. */
const keptBecause = (
  was: TagGiving | undefined,
  became: TagGiving | undefined,
  now: TagGiving | undefined,
): Extract<BulkRow['reason'], 'changed' | 'undone'> | null => {
  if (now?.id === became?.id) return null;
  return now?.id === was?.id ? 'undone' : 'changed';
};

/**
 * Puts back what one's own act changed, as the audit log has it, with who had put a tag on and when; what was changed since
 * stays, and so does whom he does not reach by now.
 */
export const undoSet = async (
  deps: TagDeps,
  caller: Caller,
  { batch }: { readonly batch: string },
): Promise<Result<BulkReport, ErrorOf<'entity-not-found'>>> => {
  const { user } = caller;
  const at = deps.clock.now();
  const all = await linesOfAct(deps.auditLog, { batch, actor: user.id });
  const lines = all.filter((line) => at - line.at <= UNDO_MS);
  if (lines.length === 0 || lines.some(({ act }) => !MARKING_ACTS.some((one) => one === act)))
    return err({ kind: 'entity-not-found' });
  const byStudent = new Map(lines.map((line) => [line.subjectId, line]));
  // All of them are of one tag.
  const [first] = lines;
  const tagId = (first && (stateIn(first.before) ?? stateIn(first.after)))?.tagId ?? '';
  const undoing = deps.ids.next();

  const rows = await inParts(deps.students, [...byStudent.keys()].toSorted(), (ids, names) =>
    deps.unitOfWork.transaction(async ({ people, care, tags, audit }) => {
      const standing = await standingIn(people, user.id, 'tags.set');
      const tag = (await tags.all()).find(({ id }) => id === tagId);
      const have = new Map((await tags.givings(ids, tagId)).map((giving) => [giving.studentId, giving]));
      const part: BulkRow[] = [];
      for (const id of ids) {
        const [was, became] = (['before', 'after'] as const).map((when) => {
          const state = stateIn(byStudent.get(id)?.[when] ?? {});
          return state && givingOf(id, state);
        });
        const now = have.get(id);
        const isThere = (await care.hold(id)) && standing.reaches(await care.ofStudent(id));
        const reason = isThere ? (tag === undefined ? 'conflict' : keptBecause(was, became, now)) : 'absent';
        const row = { id, ...((isThere ? names.get(id) : undefined) ?? UNKNOWN) };
        part.push({ ...row, outcome: reason === null ? 'done' : 'skipped', reason });
        if (reason !== null || tag === undefined) continue;
        if (became !== undefined) await tags.take([became.id]);
        if (was !== undefined) await tags.give([was]);
        const what = { act: 'tags.undo', studentId: id, batch: undoing, at } as const;
        for (const line of markLines(byStaff({ user }), tag, what, now, was)) await audit.append(line);
      }
      return part;
    }),
  );
  return ok(bulkReport(undoing, rows));
};
