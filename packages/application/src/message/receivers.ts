import { reachOf } from '@ykd/domain/access';
import { err, ok, type Result } from '@ykd/domain/shared';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { stateWords, targetOf, unlisted, type ListState } from '../staff-list/index.js';
import { studentList } from '../student/list.js';
import type { MessageDeps } from './deps.js';
import { MESSAGE_RECEIVERS_MAX } from './limits.js';
import type { MessageTarget } from './port.js';

/** Whom a target finds, as the caller's own list does; each once. A further kind of target is a further case here. */
export const receiversOf = async (
  { students }: Pick<MessageDeps, 'students'>,
  { user, staff }: Caller,
  { target }: MessageTarget,
): Promise<Result<readonly string[], ErrorOf<'forbidden' | 'invalid-input' | 'too-many-rows'>>> => {
  const found = targetOf(studentList, students, { userId: user.id, staff }, target);
  if (!found.ok) return found;
  const ids = new Set<string>();
  for await (const some of found.value) {
    for (const id of some) ids.add(id);
    if (ids.size > MESSAGE_RECEIVERS_MAX) return err({ kind: 'too-many-rows', limit: MESSAGE_RECEIVERS_MAX });
  }
  return ok([...ids]);
};

const EVERYBODY = '全部学员';

/** A target in words, which name nobody whom the caller does not see. */
export const targetWords = async (
  { students, studentTags }: Pick<MessageDeps, 'students' | 'studentTags'>,
  { user, staff }: Caller,
  { target }: MessageTarget,
): Promise<string> => {
  if ('ids' in target) return `点名的 ${new Set(target.ids).size} 位学员`;
  const caredBy = reachOf(staff, studentList.right) === 'all' ? undefined : user.id;
  const named = [...(await students.teachers(caredBy)), ...(await students.assistants(caredBy))];
  const tags = target.filter.tag === undefined ? [] : await studentTags.all();
  const names = new Map([...named, ...tags].map(({ id, name }) => [id, name ?? id]));
  const words = stateWords(studentList, target.filter as ListState, (key, id) => {
    const column = Object.entries(studentList.columns).find(([known]) => known === key)?.[1];
    return names.get(id) ?? unlisted(column ?? { title: key });
  });
  const but = target.except.length === 0 ? '' : `，除去 ${new Set(target.except).size} 位`;
  return `${words === '' ? EVERYBODY : words}${but}`;
};
