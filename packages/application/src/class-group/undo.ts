import { groupNameIssue } from '@ykd/domain/class-group';
import { err, ok, type Result } from '@ykd/domain/shared';
import { linesOfAct } from '../audit/lines-of-act.js';
import { notFound } from '../people/changed.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { bulkReport, UNDO_MS, type BulkRow } from '../staff-list/report.js';
import { boardOf } from './board.js';
import { dropGroup, onClass, writeGroupLine } from './change.js';
import type { ClassGroupDeps } from './deps.js';
import type { GroupUndo } from './port.js';
import { changed } from '../people/changed.js';

/** The acts of which a change of groups is made; another one is not undone here. */
const UNDONE = new Set([
  'classes.group.delete',
  'classes.group.lead',
  'classes.group.make',
  'classes.group.move',
]);

type Told = {
  readonly groupId?: string | null;
  readonly name?: string;
  readonly sort?: number;
  readonly leaderId?: string | null;
};

/**
 * Puts back what one's own act changed, as the audit log has it: groups that were deleted are there again, students are where
 * they were, and so are leaders; groups that were made go if nobody is in them. Who changed his group since stays.
 */
export const undoGroups = async (
  deps: ClassGroupDeps,
  caller: Caller,
  { classId, batch }: { readonly classId: string; readonly batch: string },
): Promise<Result<GroupUndo, ErrorOf<'entity-not-found' | 'invalid-input'>>> => {
  const at = deps.clock.now();
  const all = await linesOfAct(deps.auditLog, { batch, actor: caller.user.id, subjectId: classId });
  const lines = all
    .filter((line) => at - line.at <= UNDO_MS && UNDONE.has(line.act))
    .map(({ act, about, before, after }) => ({ act, about, before: before as Told, after: after as Told }));
  if (lines.length === 0) return notFound();
  const of = (act: string) => lines.filter((line) => line.act === act);
  const undoing = deps.ids.next();

  const done = await onClass(
    deps,
    caller,
    classId,
    async (tx, _one, acting): Promise<Result<BulkRow[], never>> => {
      const act = { ...acting, batch: undoing };
      const undone = (
        about: string | null,
        fields: { readonly before: object; readonly after: object },
      ): Promise<void> =>
        writeGroupLine(
          tx,
          act,
          'classes.group.undo',
          { classId, about },
          {
            before: { ...fields.before },
            after: { ...fields.after },
          },
        );

      const groups = [...(await tx.classGroups.ofClass(classId))];
      for (const { before } of of('classes.group.delete')) {
        const { groupId, name = '', sort = 0 } = before;
        const names = groups.map((one) => one.name);
        if (typeof groupId !== 'string' || groups.some(({ id }) => id === groupId)) continue;
        if (groupNameIssue(name, names) !== undefined) continue;
        const who = { changedBy: caller.user.id, changedAt: at };
        const group = { id: groupId, classId, name, leaderId: null, sort, version: 1, ...who };
        await tx.classGroups.put(group);
        groups.push(group);
        await undone(null, { before: {}, after: { groupId, name, sort } });
      }

      const members = new Set(await tx.classes.memberIds(classId));
      const places = new Map(await tx.classGroups.places(classId));
      const rows: BulkRow[] = [];
      for (const { about, before, after } of of('classes.group.move')) {
        const id = about ?? '';
        const [was, became, now] = [before.groupId ?? null, after.groupId ?? null, places.get(id) ?? null];
        const row = { id, name: null, mobile: null };
        const skip = (reason: BulkRow['reason']) => rows.push({ ...row, outcome: 'skipped', reason });
        if (!members.has(id)) skip('absent');
        // A group that is gone cannot be what he was put into: who was in it is in none by now.
        else if (now !== became) skip(now === was ? 'undone' : 'changed');
        else if (was !== null && !groups.some((group) => group.id === was)) skip('conflict');
        else {
          // Who leads the group that he came into leads it no more as he goes.
          const led = groups.find((group) => group.id === now && group.leaderId === id);
          if (led !== undefined) {
            await tx.classGroups.put(changed(led, { leaderId: null }, caller.user.id, at));
            await undone(id, { before: { groupId: led.id, leaderId: id }, after: { leaderId: null } });
          }
          await tx.classGroups.place(classId, id, was);
          if (was === null) places.delete(id);
          else places.set(id, was);
          await undone(id, { before: { groupId: now }, after: { groupId: was } });
          rows.push({ ...row, outcome: 'done', reason: null });
        }
      }

      const now = await tx.classGroups.ofClass(classId);
      for (const { before } of of('classes.group.lead')) {
        const group = now.find(({ id }) => id === before.groupId);
        const leaderId = before.leaderId ?? null;
        if (group === undefined || leaderId === null || group.leaderId !== null) continue;
        if (places.get(leaderId) !== group.id) continue;
        await tx.classGroups.put(changed(group, { leaderId }, caller.user.id, at));
        await undone(leaderId, { before: { leaderId: null }, after: { groupId: group.id, leaderId } });
      }
      for (const { after } of of('classes.group.make')) {
        const group = now.find(({ id }) => id === after.groupId);
        const isEmpty = ![...places.values()].includes(group?.id ?? '');
        if (group !== undefined && isEmpty) await dropGroup(tx, group, act);
      }
      return ok(rows);
    },
  );
  if (!done.ok) return err(done.error);
  const board = await boardOf(deps, caller, classId);
  const known = new Map(board.students.map(({ id, name, mobile }) => [id, { name, mobile }]));
  const rows = done.value.map((row) => ({ ...row, ...known.get(row.id) }));
  return ok({ board, report: bulkReport(undoing, rows) });
};
