import { employeeListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { Button, PlusIcon } from '@ykd/adapters-ui/widgets';
import { employeeList, type EmployeeLine } from '@ykd/application/employee';
import { hasRight } from '@ykd/domain/access';
import { useMemo, useState } from 'react';
import { useAdminQueries } from '../admin-queries';
import { DetailDrawer } from '../blocks/detail-drawer';
import { wayToDetail } from '../blocks/open-link';
import { useOpenRow } from '../blocks/use-open-row';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { useExports } from '../exports/use-exports';
import { people } from '../messages/zh-CN/people';
import { PAGE_SIZE } from '../table/page-size';
import { useStaffList } from '../table/use-staff-list';
import { ConsoleList } from '../views/console-list';
import { useViews } from '../views/use-views';
import { pathWords } from './department-words';
import { EMPLOYEE_CELLS } from './employee-cells';
import { EmployeeDetail } from './employee-detail';
import { employeeName } from './employee-words';
import { JoinDialog } from './join-dialog';
import { PeopleTabs } from './people-tabs';
import { usePeople } from './people-queries';

const words = people.employee;

/** The column that names somebody. */
const HEAD = 'name';

/** Who works here and who did, for staff with the right `contacts.manage`; each of them at an address. Specification §2. */
export function Component() {
  const queries = usePeople();
  const at = useStaffList(employeeList, employeeListQuery, HEAD);
  const views = useViews('employees', employeeListQuery, at.list.place);
  const exports = useExports();
  const row = useOpenRow();
  const me = useQuery(useAdminQueries().me, undefined).value;
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked });
  const count = useQuery(queries.count, at.filter);
  const tree = useQuery(queries.tree, undefined).value?.departments;
  const choices = useMemo(() => {
    const department = tree?.map(({ id }) => ({ id, name: pathWords(tree, id) }));
    return { department, directDepartment: department };
  }, [tree]);
  const [isJoining, setJoining] = useState(false);
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle />
        <Refused />
      </>
    );
  }
  const rows = page.value?.list ?? [];
  const titleOf = (id: string): string => {
    const line = rows.find((one) => one.id === id);
    return line === undefined
      ? (queries.one.of(id).getSnapshot().value?.name ?? words.list)
      : employeeName(line);
  };
  return (
    <>
      <PageTitle />
      <PeopleTabs />
      <ConsoleList<EmployeeLine>
        words={words}
        views={views}
        unit={words.unit}
        at={at}
        page={page}
        count={count}
        head={HEAD}
        nameOf={(line) => words.rowName(employeeName(line))}
        wayOf={({ id }) => wayToDetail(row, id)}
        cells={EMPLOYEE_CELLS}
        exported={{ as: 'employees', exports }}
        tools={
          hasRight(me, 'staff.manage') && (
            <Button size="sm" onClick={() => setJoining(true)}>
              <PlusIcon size={16} />
              {words.join}
            </Button>
          )
        }
        choices={choices}
      />
      <DetailDrawer row={row} ids={rows.map(({ id }) => id)} title={titleOf}>
        {(id) => <EmployeeDetail userId={id} />}
      </DetailDrawer>
      {isJoining && <JoinDialog onClose={() => setJoining(false)} />}
    </>
  );
}
