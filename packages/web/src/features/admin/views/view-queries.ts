import { clientOf } from '@ykd/adapters-http/client';
import { listViewCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { ViewInput, ViewList } from '@ykd/application/list-view';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

/** What the console reads and does of views of lists. Commands throw on broken infrastructure. */
const viewQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { ways } = adminQueriesOf(services);
  const calls = clientOf(ways.watched, listViewCalls);
  const quiet = clientOf(ways.quiet, listViewCalls);
  const views = createQuery({ read: (list: ViewList) => quiet.list({ list }) }, queryScope);
  return {
    views,
    add: (list: ViewList, input: ViewInput) =>
      views.change(
        list,
        () => calls.add({ list, ...input }),
        (seen, view) => ({ ...seen, views: [...seen.views, view] }),
      ),
    change: (list: ViewList, input: ViewInput & { readonly id: string; readonly version: number }) =>
      views.change(
        list,
        () => calls.change(input),
        (seen, view) => ({ ...seen, views: seen.views.map((one) => (one.id === view.id ? view : one)) }),
      ),
    remove: (list: ViewList, { id, version }: { readonly id: string; readonly version: number }) =>
      views.change(
        list,
        () => calls.remove({ id, version }),
        (seen) => ({
          views: seen.views.filter((one) => one.id !== id),
          defaultId: seen.defaultId === id ? null : seen.defaultId,
        }),
      ),
    setDefault: (list: ViewList, id: string | null) =>
      views.change(
        list,
        () => calls.setDefault({ list, id }),
        (seen) => ({ ...seen, defaultId: id }),
      ),
  };
});

export const useViewQueries = () => viewQueriesOf(useServices());
