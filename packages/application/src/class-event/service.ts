import { err, ok, type Result } from '@ykd/domain/shared';
import { notFound } from '../people/changed.js';
import type { SchoolClass } from '../ports/school-classes.js';
import { reachesClass } from '../school-class/reach.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import { addEvent, cancelEvent, changeTime, editEvent, removeEvent } from './change.js';
import { ownContact, saveContact } from './contact.js';
import type { ClassEventDeps } from './deps.js';
import type { ClassEventPort } from './port.js';
import { scheduleOf } from './view.js';

/** The schedules of classes, for one caller. */
export const classEventPort = (deps: ClassEventDeps, context: CallerContext): ClassEventPort => {
  const asStaff = () => requireRight(deps, context, 'classes.manage');
  /** Does something about a class that the caller looks after. */
  const about =
    <I extends { readonly classId: string }, T, E>(
      act: (caller: Caller, input: I, one: SchoolClass) => Promise<Result<T, E>>,
    ) =>
    async (input: I) => {
      const caller = await asStaff();
      if (!caller.ok) return err(caller.error);
      const one = await deps.classes.find(input.classId);
      if (one === undefined || !reachesClass(caller.value, one)) return notFound();
      return act(caller.value, input, one);
    };
  return {
    schedule: about(async (_caller, _input, one) => ok(await scheduleOf(deps, one))),
    add: about((caller, input) => addEvent(deps, caller, input)),
    edit: about((caller, input) => editEvent(deps, caller, input)),
    cancel: about((caller, input) => cancelEvent(deps, caller, input)),
    changeTime: about((caller, input) => changeTime(deps, caller, input)),
    remove: about((caller, input) => removeEvent(deps, caller, input)),
    contact: async () => {
      const caller = await asStaff();
      return caller.ok ? ok(await ownContact(deps, caller.value)) : caller;
    },
    saveContact: async (input) => {
      const caller = await asStaff();
      return caller.ok ? saveContact(deps, caller.value, input) : caller;
    },
  };
};
