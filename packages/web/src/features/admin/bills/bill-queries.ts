import { clientOf } from '@ykd/adapters-http/client';
import { billCalls, type differenceListQuery } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { DifferenceFilter } from '@ykd/application/bill';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type DifferencePlace = ReturnType<typeof differenceListQuery.read> & { readonly size: number };

/** What the console reads and changes of the provider's bills. */
const billQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { ways, differences } = adminQueriesOf(services);
  const { watched, quiet } = ways;
  const calls = clientOf(watched, billCalls);
  const quietly = clientOf(quiet, billCalls);
  const months = createQuery({ read: () => calls.months() }, queryScope);
  const month = createQuery({ read: (name: string) => quietly.month({ month: name }) }, queryScope);
  const list = createQuery(
    { read: (page: DifferencePlace) => calls.differences(page), keeps: () => true },
    queryScope,
  );
  const count = createQuery(
    { read: (filter: DifferenceFilter) => quietly.differenceCount(filter) },
    queryScope,
  );
  const one = createQuery({ read: (id: string) => quietly.difference({ id }) }, queryScope);
  return {
    months,
    month,
    list,
    count,
    one,
    settle: calls.settle,
    compare: calls.compare,
    closeMonth: calls.closeMonth,
    /** Something was compared, settled or closed: by now everything may be otherwise. */
    outdate: () => {
      for (const query of [months, month, list, count, one, differences]) query.outdate();
    },
  };
});

export const useBillQueries = () => billQueriesOf(useServices());
