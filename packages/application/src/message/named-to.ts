import { maskMobile } from '@ykd/domain/member';
import type { Caller } from '../shared/caller.js';
import { seenBy } from '../student/seen-by.js';
import type { MessageDeps } from './deps.js';
import type { RecipientLine } from './port.js';

/** Members as the caller may see them; of who is not among his students nothing is told but the id. */
export const namedTo = async (
  { students }: Pick<MessageDeps, 'students'>,
  caller: Caller,
  ids: readonly string[],
): Promise<(id: string) => RecipientLine> => {
  const order = { key: 'gmtCreated', isDescending: false };
  const found = await students.page(order, { limit: ids.length + 1 }, { tests: [], ids, ...seenBy(caller) });
  const known = new Map(found.list.map((student) => [student.id, student]));
  return (id) => {
    const student = known.get(id);
    return {
      id,
      name: student?.name ?? student?.userName ?? null,
      mobile: student === undefined ? null : maskMobile(student.mobile),
    };
  };
};
