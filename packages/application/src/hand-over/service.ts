import { ok } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import { apply } from './apply.js';
import type { HandOverDeps } from './deps.js';
import type { HandOverPort } from './port.js';
import { preview } from './preview.js';
import { givingReach, requireGiver } from './reach.js';
import { end } from './end.js';
import { ofStudent, received, recent, students } from './read.js';
import { undo } from './undo.js';

/** Giving students to colleagues, for one caller. */
export const handOverPort = (deps: HandOverDeps, context: CallerContext): HandOverPort => ({
  people: async () => {
    const caller = await requireGiver(deps, context);
    if (!caller.ok) return caller;
    const { user, staff } = caller.value;
    return ok({
      isWide: givingReach(staff) === 'all',
      ownId: user.id,
      list: await deps.students.carers(),
    });
  },
  preview: (input) => preview(deps, context, input),
  apply: (input) => apply(deps, context, input),
  undo: (input) => undo(deps, context, input),
  students: (input) => students(deps, context, input),
  end: (input) => end(deps, context, input),
  recent: () => recent(deps, context),
  received: () => received(deps, context),
  ofStudent: (input) => ofStudent(deps, context, input),
});
