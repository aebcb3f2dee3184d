import type { ListedOption } from '@ykd/adapters-ui/widgets';
import { classes as words } from '../messages/zh-CN/classes';
import { useClassQueries } from './class-queries';

/** So many are found by a search. */
const FOUND = 10;

/** Finds classes by what is typed that are neither over nor put away, for a picker; of those that the reader looks after. */
export const useFindClasses = () => {
  const queries = useClassQueries();
  return async (text: string): Promise<readonly ListedOption[]> => {
    const found = await queries.find(text, FOUND);
    if (!found.ok) throw new Error(found.error.kind);
    return found.value.list
      .filter(({ state }) => state === 'running' || state === 'toCome')
      .map(({ id, name, state }) => ({ id, title: name, note: words.states[state] }));
  };
};
