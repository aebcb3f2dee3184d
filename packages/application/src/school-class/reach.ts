import { reachOf } from '@ykd/domain/access';
import type { WholeClass } from '../ports/school-classes.js';
import type { Caller } from '../shared/caller.js';

/** Whether somebody looks after a class: everybody who reaches all, whoever leads it, and who assists it. */
export const reachesClass = (
  {
    user,
    staff,
  }: { readonly user: Pick<Caller['user'], 'id'>; readonly staff?: Caller['staff'] | undefined },
  { teacherId, assistantIds }: Pick<WholeClass, 'teacherId' | 'assistantIds'>,
): boolean => {
  const reach = reachOf(staff, 'classes.manage');
  return reach === 'all' || (reach === 'own' && (teacherId === user.id || assistantIds.includes(user.id)));
};
