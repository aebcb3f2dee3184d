import {
  CLASS_ASSISTANTS_MAX,
  CLASS_PRODUCTS_MAX,
  classSettingIssues,
  fewerSeatsIssue,
} from '@ykd/domain/school-class';
import { withLineFeeds } from '@ykd/domain/shared';
import type { ClassInput } from './port.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { WholeClass } from '../ports/school-classes.js';
import { mayCare } from '../student/care-standing.js';

type Issues = readonly { readonly field: string; readonly message: string }[];

/** What a form says of a class, without spaces around its texts, each id once. */
export const trimmedForm = (typed: ClassInput): ClassInput => ({
  name: typed.name.trim(),
  typeId: typed.typeId,
  stageId: typed.stageId,
  firstDay: typed.firstDay,
  lastDay: typed.lastDay,
  seats: typed.seats,
  joinDays: typed.joinDays,
  teacherId: typed.teacherId,
  // The class teacher looks after them anyway.
  assistantIds: [...new Set(typed.assistantIds)].filter((id) => id !== typed.teacherId),
  productIds: [...new Set(typed.productIds)],
  note: withLineFeeds(typed.note).trim(),
});

/** What is wrong with the texts and numbers of a form. */
export const formIssues = (input: ClassInput): Issues => [
  ...classSettingIssues(input),
  ...(input.assistantIds.length > CLASS_ASSISTANTS_MAX
    ? [{ field: 'assistantIds', message: `助教最多 ${CLASS_ASSISTANTS_MAX} 位` }]
    : []),
  ...(input.productIds.length > CLASS_PRODUCTS_MAX
    ? [{ field: 'productIds', message: `商品最多 ${CLASS_PRODUCTS_MAX} 个` }]
    : []),
];

/**
 * What is wrong with what a form names, inside the transaction: the lock of people comes first. What the class has already, by
 * `before`, it may keep.
 */
export const namedIssues = async (
  { people, products, classes }: Pick<Tx, 'people' | 'products' | 'classes'>,
  input: ClassInput,
  before: WholeClass | undefined,
  mayDefine: boolean,
): Promise<Issues> => {
  const issues: { field: string; message: string }[] = [];
  const tell = (field: string, message: string | undefined): void => {
    if (message !== undefined) issues.push({ field, message });
  };
  const has = async (kind: 'type' | 'stage', id: string): Promise<boolean> =>
    (await classes.terms(kind)).some((term) => term.id === id);
  if (!(await has('type', input.typeId))) tell('typeId', '请选择班型');
  if (!(await has('stage', input.stageId))) tell('stageId', '请选择阶段');
  tell('seats', before === undefined ? undefined : fewerSeatsIssue(input.seats, before.members));
  const { teacherId } = input;
  if (teacherId !== (before?.teacherId ?? null)) {
    if (!mayDefine) tell('teacherId', '只有超级管理员可以换班主任');
    else if (teacherId !== null && !(await mayCare(people, { act: 'classTeacher', staffId: teacherId })))
      tell('teacherId', '请选择可以当班主任的员工');
  }
  for (const staffId of input.assistantIds) {
    if (before?.assistantIds.includes(staffId) === true) continue;
    if (!(await mayCare(people, { act: 'addAssistant', staffId })))
      tell('assistantIds', '请选择可以当助教的员工');
  }
  const isOther = input.productIds.toSorted().join('\n') !== (before?.productIds ?? []).join('\n');
  if (isOther && !mayDefine) tell('productIds', '只有超级管理员可以改引到班级的商品');
  for (const id of isOther ? input.productIds : []) {
    if (!(await products.hold(id))) tell('productIds', '有一个商品已经不在了，请重新选择');
  }
  return issues;
};
