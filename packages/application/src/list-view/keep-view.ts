import { err, lineIssue, ok, type Result } from '@ykd/domain/shared';
import type { Caller } from '../shared/caller.js';
import type { Forbidden, InvalidInput } from '../shared/errors.js';
import { askedOf, planOf } from '../staff-list/index.js';
import { VIEW_NAME_MAX, VIEWED, VIEWS_MAX, type ViewList } from './view.js';
import type { ViewInput } from './port.js';

/** What is wrong with the name of a view, in Chinese; undefined where nothing is. */
export const viewNameIssue = (name: string): string | undefined => {
  if (name.trim() === '') return '请填写视图的名称';
  if ([...name].length > VIEW_NAME_MAX) return `视图的名称不能超过 ${VIEW_NAME_MAX} 个字`;
  return lineIssue('视图的名称', name);
};

const invalid = (field: 'name' | 'scope', message: string) =>
  err({ kind: 'invalid-input', issues: [{ field, message }] } as const);
const invalidName = (message: string) => invalid('name', message);

export const NAME_TAKEN = invalidName('已经有一个同名的视图，请换一个名称');
export const TOO_MANY_VIEWS = invalidName(`视图最多 ${VIEWS_MAX} 个，请先删除一些`);

/** Nobody else could give it back to the team: not even he sees it then. */
export const OF_ANOTHER = invalid('scope', '这是别人创建的团队视图，只有创建它的人可以改成自己用');

/** Checks what somebody wants to keep as a view: its state is one that his list takes. */
export const checkedView = (
  { user, staff }: Caller,
  list: ViewList,
  { name, state, scope }: ViewInput,
): Result<ViewInput, Forbidden | InvalidInput> => {
  const message = viewNameIssue(name);
  if (message !== undefined) return invalidName(message);
  const plan = planOf(VIEWED[list], { userId: user.id, staff }, askedOf(state));
  return plan.ok ? ok({ name: name.trim(), state, scope }) : plan;
};
