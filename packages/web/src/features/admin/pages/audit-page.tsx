import { auditListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { auditList } from '@ykd/application/audit';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useMemo } from 'react';
import { auditCells } from '../audit/audit-cells';
import { AuditDetail } from '../audit/audit-detail';
import { useAuditQueries } from '../audit/audit-queries';
import type { AuditRow } from '../audit/fold-lines';
import { DetailDrawer } from '../blocks/detail-drawer';
import { wayToDetail } from '../blocks/open-link';
import { useOpenRow } from '../blocks/use-open-row';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { useExports } from '../exports/use-exports';
import { useNamedMembers } from '../logs/use-named-members';
import { memberTitle } from '../member-title';
import { audit } from '../messages/zh-CN/audit';
import { logs } from '../messages/zh-CN/logs';
import { useNames } from '../people/use-names';
import { PAGE_SIZE } from '../table/page-size';
import { useStaffList } from '../table/use-staff-list';
import { ConsoleList } from '../views/console-list';
import { useViews } from '../views/use-views';

/** The column that leads to a line. */
const HEAD = 'at';

/** What staff changed, for super administrators; each line at an address. Beyond the Specification. */
export function Component() {
  const queries = useAuditQueries();
  const at = useStaffList(auditList, auditListQuery, HEAD);
  const { list } = at;
  const views = useViews('audit', auditListQuery, list.place);
  const exports = useExports();
  const row = useOpenRow();
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked });
  const count = useQuery(queries.count, at.filter);
  const actors = useQuery(queries.actors, undefined).value;
  const lines = page.value?.list ?? [];
  const about = useNamedMembers(at, 'about');
  const names = useNames(
    lines,
    lines.flatMap(({ subjectKind, subjectId }) => (subjectKind === 'member' ? [subjectId] : [])),
  );
  const cells = useMemo(() => auditCells(list.place, names), [list.place, names]);
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle note={audit.note} />
        <Refused />
      </>
    );
  }
  const titleOf = (id: string): string => {
    const line = lines.find((one) => one.id === id) ?? queries.one.of(id).getSnapshot().value;
    return line === undefined ? audit.list : audit.acts[line.act];
  };
  return (
    <>
      <PageTitle note={audit.note} />
      <ConsoleList<AuditRow>
        words={audit}
        views={views}
        unit={logs.unit}
        at={at}
        page={page}
        count={count}
        head={HEAD}
        nameOf={({ act, at: when }) => audit.rowName(audit.acts[act], shanghaiMinute(when))}
        wayOf={(line) =>
          line.count > 1 && line.batch !== null
            ? { to: list.hrefOf({ batch: `is:${line.batch}` }), preventScrollReset: true }
            : wayToDetail(row, line.id)
        }
        cells={cells}
        choices={{ actor: actors?.map(({ id, name }) => ({ id, name: memberTitle({ name }) })), about }}
        exported={{ as: 'audit', exports }}
      />
      <DetailDrawer
        row={row}
        ids={lines.flatMap((line) => (line.count > 1 ? [] : [line.id]))}
        title={titleOf}
      >
        {(id) => <AuditDetail seq={id} />}
      </DetailDrawer>
    </>
  );
}
