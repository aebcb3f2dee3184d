import type { ColumnKey } from '../staff-list/index.js';
import type { ListedAssistant } from './assistants.js';
import type { AssistantList } from './list.js';
import type { AssistantLine } from './port.js';

/** What of somebody is told in the list, with the columns that were chosen; the name is told always. */
export const lineOf = (
  { id, sortValue: _sort, name, department, departmentName, ...rest }: ListedAssistant,
  columns: readonly ColumnKey<AssistantList>[],
): AssistantLine => {
  const whole: Required<Omit<AssistantLine, 'id'>> = {
    ...rest,
    name,
    department: department === null ? null : { id: department, name: departmentName ?? '' },
  };
  return { id, name, ...Object.fromEntries(columns.map((key) => [key, whole[key]])) };
};
