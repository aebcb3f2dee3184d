import { err, ok } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { requireLearner } from '../shared/own-data.js';
import type { NotePort } from './port.js';
import { saveNote, type NoteDeps } from './save-note.js';
import { removeNote } from './store-note.js';

export const notePort = (deps: NoteDeps, context: CallerContext): NotePort => ({
  list: async ({ courseId }) => {
    const caller = await requireCaller(deps, context);
    return caller.ok ? ok(await deps.notes.findByCourse(caller.value.user.id, courseId)) : caller;
  },
  save: (input) => saveNote(deps, context, input),
  remove: async ({ userId, id, base }) => {
    const caller = await requireLearner(deps, context, userId);
    if (!caller.ok) return caller;
    const isGone = await removeNote(deps, caller.value.user.id, id, base);
    return isGone ? ok(null) : err({ kind: 'note-changed' });
  },
});
