import { clientOf } from '@ykd/adapters-http/client';
import { exportFile, listExportCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { ExportFormat, ExportName, ExportView } from '@ykd/application/list-export';
import type { ListState } from '@ykd/application/staff-list';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

/** Where the browser takes the file of a run from. */
export const fileHref = ({ id }: Pick<ExportView, 'id'>): string =>
  `${exportFile.path}?${new URLSearchParams({ id }).toString()}`;

/** What the console reads and does of exports. Commands throw on broken infrastructure. */
const exportQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { ways } = adminQueriesOf(services);
  const calls = clientOf(ways.watched, listExportCalls);
  const quiet = clientOf(ways.quiet, listExportCalls);
  /** The newest first. */
  const runs = createQuery({ read: () => quiet.runs() }, queryScope);
  return {
    runs,
    begin: (input: { list: ExportName; format: ExportFormat; state: ListState }) =>
      runs.change(
        undefined,
        () => calls.begin(input),
        (list, run) => [run, ...list],
      ),
    cancel: (id: string) =>
      runs.change(
        undefined,
        () => calls.cancel({ id }),
        (list, run) => list.map((one) => (one.id === id ? run : one)),
      ),
  };
});

export const useExportQueries = () => exportQueriesOf(useServices());
