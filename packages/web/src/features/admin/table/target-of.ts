import type { ListDescription, ListFilter, ListTarget } from '@ykd/application/staff-list';
import type { RowChoice } from './row-choice';

/** What a choice of rows is to the server: a filter that says nothing stands for everything only where that is said. */
export const targetOf = <D extends ListDescription>(
  choice: RowChoice,
  filter: ListFilter<D>,
): ListTarget<D> => {
  if (choice.kind === 'these') return { ids: [...choice.ids] };
  const target = { filter, except: [...choice.except] };
  return Object.keys(filter).length === 0 ? { ...target, all: true } : target;
};
