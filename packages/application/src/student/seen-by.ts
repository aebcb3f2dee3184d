import { reachOf } from '@ykd/domain/access';
import type { Caller } from '../shared/caller.js';
import type { Selection } from '../staff-list/index.js';
import { studentList } from './list.js';

/** The students whom somebody sees, as a selection: who does not see everybody has those in his care. */
export const seenBy = ({ user, staff }: Pick<Caller, 'user' | 'staff'>): Pick<Selection, 'caredBy'> =>
  reachOf(staff, studentList.right) === 'all' ? {} : { caredBy: user.id };
