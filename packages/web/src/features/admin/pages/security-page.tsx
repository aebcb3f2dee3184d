import { securityListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { securityList, type SecurityView } from '@ykd/application/security';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useMemo } from 'react';
import { DetailDrawer } from '../blocks/detail-drawer';
import { wayToDetail } from '../blocks/open-link';
import { useOpenRow } from '../blocks/use-open-row';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { useExports } from '../exports/use-exports';
import { useNamedMembers } from '../logs/use-named-members';
import { admin } from '../messages/zh-CN/admin';
import { logs } from '../messages/zh-CN/logs';
import { securityCells } from '../security/security-cells';
import { SecurityDetail } from '../security/security-detail';
import { useSecurityQueries } from '../security/security-queries';
import { PAGE_SIZE } from '../table/page-size';
import { useStaffList } from '../table/use-staff-list';
import { ConsoleList } from '../views/console-list';
import { useViews } from '../views/use-views';

const words = admin.security;

/** The column that leads to a line. */
const HEAD = 'at';

/** Who logged in, who failed, and who changed what, for super administrators. Beyond the Specification. */
export function Component() {
  const queries = useSecurityQueries();
  const at = useStaffList(securityList, securityListQuery, HEAD);
  const { list } = at;
  const views = useViews('security', securityListQuery, list.place);
  const exports = useExports();
  const row = useOpenRow();
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked });
  const count = useQuery(queries.count, at.filter);
  const events = page.value?.list ?? [];
  const member = useNamedMembers(at, 'member');
  const cells = useMemo(() => securityCells(list.place), [list.place]);
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle note={words.note} />
        <Refused />
      </>
    );
  }
  const titleOf = (id: string): string => {
    const event = events.find((one) => one.id === id) ?? queries.one.of(id).getSnapshot().value;
    return event === undefined ? words.list : words.kinds[event.kind];
  };
  return (
    <>
      <PageTitle note={words.note} />
      <ConsoleList<SecurityView>
        words={words}
        views={views}
        unit={logs.unit}
        at={at}
        page={page}
        count={count}
        head={HEAD}
        nameOf={({ kind, at: when }) => words.rowName(words.kinds[kind], shanghaiMinute(when))}
        wayOf={({ id }) => wayToDetail(row, id)}
        cells={cells}
        choices={{ member }}
        exported={{ as: 'security', exports }}
      />
      <DetailDrawer row={row} ids={events.map(({ id }) => id)} title={titleOf}>
        {(id) => <SecurityDetail id={id} />}
      </DetailDrawer>
    </>
  );
}
