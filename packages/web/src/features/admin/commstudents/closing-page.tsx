import { commstudentListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { commstudentList, type CommstudentLine } from '@ykd/application/commstudent';
import type { StaffView } from '@ykd/application/staff';
import {
  ADMIN_COMMSTUDENT_PATH,
  adminOrderPath,
  adminPartnerPath,
  adminStudentPath,
  commstudentReach,
  hasRight,
} from '@ykd/domain/access';
import { useMemo } from 'react';
import { useAdminQueries } from '../admin-queries';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { useExports } from '../exports/use-exports';
import { memberTitle } from '../member-title';
import { closings as words } from '../messages/zh-CN/closings';
import { PAGE_SIZE } from '../table/page-size';
import type { RowWay } from '../table/row-way';
import { useStaffList } from '../table/use-staff-list';
import { ConsoleList } from '../views/console-list';
import { useViews } from '../views/use-views';
import { closingCells } from './closing-cells';
import { useClosingQueries } from './closing-queries';

/** The column that names a line. */
const HEAD = 'student';

/** The list without the columns that somebody has no right to; whoever has one sees what it is for at once. */
const listFor = (me: StaffView | undefined) => {
  const columns = Object.fromEntries(
    Object.entries(commstudentList.columns).filter(
      ([, column]) => !('right' in column) || hasRight(me, column.right),
    ),
  );
  const own = Object.keys(columns).filter((key) => key === 'amount' || key === 'commission');
  return { ...commstudentList, columns, shown: [...commstudentList.shown, ...own] };
};

/** Students who were closed through partners, the newest first, for all staff. Specification §2 'Admin sidebar menu'. */
export function Component() {
  const queries = useClosingQueries();
  const me = useQuery(useAdminQueries().me, undefined).value;
  const list = useMemo(() => listFor(me), [me]);
  const whole = useStaffList(list, commstudentListQuery, HEAD);
  // A colleague's address may name columns that the reader has no right to.
  const at = { ...whole, shown: whole.shown.filter((key) => Object.hasOwn(list.columns, key)) };
  const { columns: _columns, ...asked } = at.asked;
  const shown = commstudentListQuery.read(new URLSearchParams({ columns: at.shown.join() }));
  const views = useViews('commstudents', commstudentListQuery, at.list.place);
  const exports = useExports();
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...asked, ...shown });
  const count = useQuery(queries.count, at.filter);
  const partners = useQuery(queries.partners, undefined).value;
  const seesOrders = hasRight(me, 'orders.see');
  const managesPartners = hasRight(me, 'partners.manage');
  const cells = useMemo(() => closingCells({ seesOrders, managesPartners }), [seesOrders, managesPartners]);
  // The student where his page is open to the reader, or else the order, or who brought him.
  const wayOf = ({ id, student, partner, opensStudent }: CommstudentLine): RowWay => {
    if (opensStudent && student !== undefined) return { to: adminStudentPath(student.id) };
    if (seesOrders) return { to: adminOrderPath(id) };
    if (managesPartners && partner !== undefined) return { to: adminPartnerPath(partner.id) };
    return { to: `${ADMIN_COMMSTUDENT_PATH}?${commstudentListQuery.write({ search: id })}` };
  };
  const found = commstudentList.findsIds(me) ? { ...words, search: words.searchNumber } : words;
  const note = commstudentReach(me) === 'own' ? `${words.note}${words.onlyOwn}` : words.note;
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle note={note} />
        <Refused />
      </>
    );
  }
  return (
    <>
      <PageTitle note={note} />
      <ConsoleList<CommstudentLine>
        words={found}
        views={views}
        unit={words.unit}
        at={at}
        page={page}
        count={count}
        head={HEAD}
        nameOf={({ student = { name: null } }) => words.rowName(memberTitle(student))}
        wayOf={wayOf}
        cells={cells}
        choices={{ partner: partners?.map(({ id, name }) => ({ id, name: memberTitle({ name }) })) }}
        exported={{ as: 'commstudents', exports }}
      />
    </>
  );
}
