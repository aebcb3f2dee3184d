import { err, ok, type Result } from '@ykd/domain/shared';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { stateWords, targetOf, unlisted, type ListState, type ListTarget } from '../staff-list/index.js';
import { studentList, type StudentList } from '../student/list.js';
import { seenBy } from '../student/seen-by.js';
import { classReceivers } from './class-receivers.js';
import type { MessageDeps } from './deps.js';
import type { Receivers } from './found-receivers.js';
import { MESSAGE_RECEIVERS_MAX } from './limits.js';
import type { MessageTarget } from './port.js';

type Refused = ErrorOf<'forbidden' | 'invalid-input' | 'too-many-rows'>;

const tooMany = (): Result<never, Refused> => err({ kind: 'too-many-rows', limit: MESSAGE_RECEIVERS_MAX });

/** Whom a target finds, as the caller's own list does. */
export const receiversOf = async (
  deps: Pick<MessageDeps, 'classes' | 'classGroups' | 'listedProducts' | 'students' | 'studentTags'>,
  caller: Caller,
  to: MessageTarget,
): Promise<Result<Receivers, Refused>> => {
  if (to.kind === 'class') {
    const found = await classReceivers(deps, caller, to);
    return found.ok && found.value.ids.length > MESSAGE_RECEIVERS_MAX ? tooMany() : found;
  }
  const { user, staff } = caller;
  const found = targetOf(studentList, deps.students, { userId: user.id, staff }, to.target);
  if (!found.ok) return found;
  const ids = new Set<string>();
  for await (const some of found.value) {
    for (const id of some) ids.add(id);
    if (ids.size > MESSAGE_RECEIVERS_MAX) return tooMany();
  }
  return ok({
    ids: [...ids],
    words: () => targetWords(deps, caller, to.target),
    classId: null,
    course: null,
  });
};

const EVERYBODY = '全部学员';
/** The same of whoever sees those in his care alone. */
const EVERYBODY_OWN = '自己负责的全部学员';

/** Students who are chosen or found, in words. */
const targetWords = async (
  { students, studentTags }: Pick<MessageDeps, 'students' | 'studentTags'>,
  caller: Caller,
  target: ListTarget<StudentList>,
): Promise<string> => {
  if ('ids' in target) return `点名的 ${new Set(target.ids).size} 位学员`;
  const { caredBy } = seenBy(caller);
  const named = [...(await students.teachers(caredBy)), ...(await students.assistants(caredBy))];
  const tags = target.filter.tag === undefined ? [] : await studentTags.all();
  const names = new Map([...named, ...tags].map(({ id, name }) => [id, name ?? id]));
  const words = stateWords(studentList, target.filter as ListState, (key, id) => {
    const column = Object.entries(studentList.columns).find(([known]) => known === key)?.[1];
    return names.get(id) ?? unlisted(column ?? { title: key });
  });
  const but = target.except.length === 0 ? '' : `，除去 ${new Set(target.except).size} 位`;
  return `${words === '' ? (caredBy === undefined ? EVERYBODY : EVERYBODY_OWN) : words}${but}`;
};
