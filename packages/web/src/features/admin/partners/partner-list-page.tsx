import { partnerListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { partnerList, type PartnerLine } from '@ykd/application/partner';
import { adminPartnerPath } from '@ykd/domain/access';
import { Refused } from '../components/refused';
import { useExports } from '../exports/use-exports';
import { partners as words } from '../messages/zh-CN/partners';
import { PAGE_SIZE } from '../table/page-size';
import { useStaffList } from '../table/use-staff-list';
import type { Cells } from '../table/use-staff-table';
import { ConsoleList } from '../views/console-list';
import { useViews } from '../views/use-views';
import { PartnerBadge } from './partner-badge';
import { PartnerFrame } from './partner-frame';
import { usePartnerQueries } from './partner-queries';

/** The column that names a partner. */
const HEAD = 'realName';

const CELLS: Cells<PartnerLine> = { state: ({ state }) => <PartnerBadge state={state} /> };

/** The partners, each at a page of his own, for staff with the right `partners.manage`. Specification §2 'Admin sidebar menu'. */
export function Component() {
  const queries = usePartnerQueries();
  const at = useStaffList(partnerList, partnerListQuery, HEAD);
  const views = useViews('partners', partnerListQuery, at.list.place);
  const exports = useExports();
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked });
  const count = useQuery(queries.count, at.filter);
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <PartnerFrame>
        <Refused />
      </PartnerFrame>
    );
  }
  return (
    <PartnerFrame>
      <ConsoleList<PartnerLine>
        words={words}
        views={views}
        unit={words.unit}
        at={at}
        page={page}
        count={count}
        head={HEAD}
        nameOf={({ realName = '' }) => words.rowName(realName)}
        wayOf={({ id }) => ({ to: adminPartnerPath(id) })}
        cells={CELLS}
        exported={{ as: 'partners', exports }}
      />
    </PartnerFrame>
  );
}
