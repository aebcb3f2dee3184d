import { err, ok, type Result } from '@ykd/domain/shared';
import type { SchoolClass } from '../ports/school-classes.js';
import { notFound } from '../people/changed.js';
import { reachesClass } from '../school-class/reach.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import { applyGroups, previewGroups } from './balance.js';
import { boardOf } from './board.js';
import { leadGroup, makeGroup, moveStudents, removeGroup, renameGroup } from './change.js';
import type { ClassGroupDeps } from './deps.js';
import type { ClassGroupPort } from './port.js';
import { undoGroups } from './undo.js';

/** The groups of classes, for one caller. */
export const classGroupPort = (deps: ClassGroupDeps, context: CallerContext): ClassGroupPort => {
  /** Does something about a class that the caller looks after. */
  const about =
    <I extends { readonly classId: string }, T, E>(
      act: (caller: Caller, input: I, one: SchoolClass) => Promise<Result<T, E>>,
    ) =>
    async (input: I) => {
      const caller = await requireRight(deps, context, 'classes.manage');
      if (!caller.ok) return err(caller.error);
      const one = await deps.classes.find(input.classId);
      if (one === undefined || !reachesClass(caller.value, one)) return notFound();
      return act(caller.value, input, one);
    };
  return {
    board: about(async (caller, { classId }) => ok(await boardOf(deps, caller, classId))),
    make: about((caller, input) => makeGroup(deps, caller, input)),
    rename: about((caller, input) => renameGroup(deps, caller, input)),
    remove: about((caller, input) => removeGroup(deps, caller, input)),
    lead: about((caller, input) => leadGroup(deps, caller, input)),
    move: about((caller, input) => moveStudents(deps, caller, input)),
    preview: about((caller, input) => previewGroups(deps, caller, input)),
    balance: about((caller, input) => applyGroups(deps, caller, input)),
    undo: about((caller, input) => undoGroups(deps, caller, input)),
  };
};
