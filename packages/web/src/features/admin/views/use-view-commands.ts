import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import type { ListView, ViewInput, ViewList } from '@ykd/application/list-view';
import type { AppError } from '@ykd/application/shared';
import type { Result } from '@ykd/domain/shared';
import { useServices } from '../../../container/services-context';
import { viewing as words } from '../messages/zh-CN/views';
import { useViewQueries } from './view-queries';

/** What came of a command: a view, or what to say about it. */
export type Came = { readonly view: ListView } | { readonly issue: string; readonly isTheirs?: true };

/** What there is to say of what came. */
export const issueIn = (came: Came): string | undefined => ('issue' in came ? came.issue : undefined);

/** The commands on views of a list, told to whoever gives them. */
export const useViewCommands = (list: ViewList) => {
  const { toasts } = useServices();
  const queries = useViewQueries();
  const issueOf = (error: AppError): string =>
    error.kind === 'changed-meanwhile'
      ? words.changedBy(error.by?.name ?? words.somebody)
      : errorMessage(error);
  const saved = async (command: Promise<Result<ListView, AppError>>): Promise<Came> => {
    try {
      const result = await command;
      if (result.ok) {
        toasts.commands.success(words.saved(result.value.name));
        return { view: result.value };
      }
      const { error } = result;
      if (error.kind === 'changed-meanwhile' || error.kind === 'entity-not-found') queries.views.outdate();
      return { issue: issueOf(error), ...(error.kind === 'changed-meanwhile' ? { isTheirs: true } : {}) };
    } catch (error) {
      return { issue: wordsForReaders(error) ?? words.notSaved };
    }
  };
  const done = async (command: Promise<Result<null, AppError>>, title: string): Promise<boolean> => {
    try {
      const result = await command;
      if (result.ok) return true;
      queries.views.outdate();
      toasts.commands.error(title, { description: issueOf(result.error) });
    } catch (error) {
      toasts.commands.error(title, { description: wordsForReaders(error) });
    }
    return false;
  };
  return {
    add: (input: ViewInput) => saved(queries.add(list, input)),
    change: ({ id, version }: ListView, input: ViewInput) =>
      saved(queries.change(list, { ...input, id, version })),
    remove: async (view: ListView): Promise<boolean> => {
      const isGone = await done(queries.remove(list, view), words.notRemoved);
      if (isGone) toasts.commands.success(words.removed(view.name));
      return isGone;
    },
    setDefault: (id: string | null) => done(queries.setDefault(list, id), words.notSaved),
  };
};
