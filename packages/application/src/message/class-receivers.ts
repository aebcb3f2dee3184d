import { ok, type Result } from '@ykd/domain/shared';
import { invalid } from '../people/changed.js';
import { reachesClass } from '../school-class/reach.js';
import type { Caller } from '../shared/caller.js';
import type { InvalidInput } from '../shared/errors.js';
import { PRODUCTS_MAX } from '../staff-product/port.js';
import type { MessageDeps } from './deps.js';
import type { MessageTarget } from './port.js';
import type { Receivers } from './found-receivers.js';

/** Who is in a class that the caller looks after, or in groups of it. */
export const classReceivers = async (
  { classes, classGroups, listedProducts }: Pick<MessageDeps, 'classes' | 'classGroups' | 'listedProducts'>,
  caller: Caller,
  { classId, groupIds }: Extract<MessageTarget, { readonly kind: 'class' }>,
): Promise<Result<Receivers, InvalidInput>> => {
  const one = await classes.find(classId);
  if (one === undefined || !reachesClass(caller, one)) return invalid('to', '没有这个班级，或不是你带的班');
  if (one.archivedAt !== null) return invalid('to', '这个班已经归档，不能再发消息');
  const groups = (await classGroups.ofClass(classId)).filter(({ id }) => groupIds.includes(id));
  if (groups.length < new Set(groupIds).size) return invalid('to', '选中的小组已经没有了，请重新选择');
  const members = await classGroups.members(classId, caller.user.id);
  const isMeant = ({ groupId }: { readonly groupId: string | null }): boolean =>
    groups.length === 0 || groups.some(({ id }) => id === groupId);
  const products = one.productIds.length === 0 ? [] : await listedProducts.inOrder(PRODUCTS_MAX);
  const courses = products.filter(({ id }) => one.productIds.includes(id)).map(({ name }) => name);
  const named = groups.map(({ name }) => `「${name}」`).join('、');
  return ok({
    ids: members.filter(isMeant).map(({ studentId }) => studentId),
    words: async () => `班级「${one.name}」${groups.length === 0 ? '' : `的小组${named}`}`,
    classId,
    course: courses.length === 0 ? null : courses.join('、'),
  });
};
