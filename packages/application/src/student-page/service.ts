import { ok } from '@ykd/domain/shared';
import { readHistory } from '../check-in/history.js';
import type { CallerContext } from '../shared/caller.js';
import { mayCaller } from '../shared/rights.js';
import { tagMarkView } from '../shared/tag-mark.js';
import { accounts, retryAccounts } from './accounts.js';
import { acts } from './acts.js';
import { addNote, editNote, removeNote, restoreNote } from './change-note.js';
import type { StudentPageDeps } from './deps.js';
import { access, progress } from './learning.js';
import { mobile } from './mobile.js';
import { orders } from './orders.js';
import type { StudentPagePort } from './port.js';
import { profile } from './profile.js';
import { reachStudent } from '../student/reach.js';
import { notes, noteVersions } from './read-notes.js';
import { endSession, endSessions, sessions } from './sessions.js';
import { studyTime } from './study-time.js';

/** The page of one student, for one caller. */
export const studentPagePort = (deps: StudentPageDeps, context: CallerContext): StudentPagePort => ({
  profile: (input) => profile(deps, context, input),
  mobile: (input) => mobile(deps, context, input),
  orders: (input) => orders(deps, context, input),
  access: (input) => access(deps, context, input),
  progress: (input) => progress(deps, context, input),
  studyTime: (input) => studyTime(deps, context, input),
  checkIns: async ({ userId }) => {
    const reached = await reachStudent(deps, context, userId);
    if (!reached.ok) return reached;
    const campaigns = await readHistory(deps, userId, deps.clock.now());
    return ok(campaigns.filter(({ isOpen, streak }) => isOpen || streak.total > 0));
  },
  tags: async ({ userId }) => {
    const reached = await reachStudent(deps, context, userId);
    if (!reached.ok) return reached;
    const tags = (await deps.studentTags.marks([userId])).map(tagMarkView);
    return ok(mayCaller(reached.value.caller, 'tags.see') ? tags : tags.filter(({ isShown }) => isShown));
  },
  notes: (input) => notes(deps, context, input),
  addNote: (input) => addNote(deps, context, input),
  editNote: (input) => editNote(deps, context, input),
  removeNote: (input) => removeNote(deps, context, input),
  restoreNote: (input) => restoreNote(deps, context, input),
  noteVersions: (input) => noteVersions(deps, context, input),
  sessions: (input) => sessions(deps, context, input),
  endSession: (input) => endSession(deps, context, input),
  endSessions: (input) => endSessions(deps, context, input),
  accounts: (input) => accounts(deps, context, input),
  retryAccounts: (input) => retryAccounts(deps, context, input),
  acts: (input) => acts(deps, context, input),
});
