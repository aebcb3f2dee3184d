import { classListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { Button, PlusIcon } from '@ykd/adapters-ui/widgets';
import { classList, type ClassLine } from '@ykd/application/school-class';
import { ADMIN_CLASS_NEW_PATH, adminClassPath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useFromHere } from '../blocks/way-back';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { useExports } from '../exports/use-exports';
import { memberTitle } from '../member-title';
import { classes as words } from '../messages/zh-CN/classes';
import { Nothing } from '../table/cell-value';
import { PAGE_SIZE } from '../table/page-size';
import { useStaffList } from '../table/use-staff-list';
import type { Cells } from '../table/use-staff-table';
import { ConsoleList } from '../views/console-list';
import { useViews } from '../views/use-views';
import { useClassQueries } from '../queries/class-queries';
import { ClassTabs } from './class-tabs';
import { ClassBadge } from './state-badge';

/** The column that names a class. */
const HEAD = 'name';

const CELLS: Cells<ClassLine> = {
  state: ({ state }) => <ClassBadge state={state} />,
  type: ({ type }) => type?.name,
  stage: ({ stage }) => stage?.name,
  teacher: ({ teacher }) => (teacher ? memberTitle(teacher) : <Nothing />),
};

/** The classes that one looks after, to look through, narrow and sort. Specification §2 'Admin sidebar menu'. */
export function Component() {
  const queries = useClassQueries();
  const at = useStaffList(classList, classListQuery, HEAD);
  const views = useViews('classes', classListQuery, at.list.place);
  const exports = useExports();
  const from = useFromHere();
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked });
  const count = useQuery(queries.count, at.filter);
  const options = useQuery(queries.options, undefined).value;
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle />
        <Refused />
      </>
    );
  }
  return (
    <>
      <PageTitle />
      <ClassTabs />
      <ConsoleList<ClassLine>
        words={options?.mayDefine === false ? { ...words, ...words.noneOwn } : words}
        views={views}
        unit={words.unit}
        at={at}
        page={page}
        count={count}
        head={HEAD}
        nameOf={({ name }) => words.rowName(name)}
        wayOf={({ id }) => ({ to: adminClassPath(id), state: from })}
        cells={CELLS}
        choices={{
          type: options?.types,
          stage: options?.stages,
          teacher: options?.teachers.map(({ id, name }) => ({ id, name: memberTitle({ name }) })),
        }}
        exported={{ as: 'classes', exports }}
        {...(options?.mayDefine === true
          ? {
              tools: (
                <Button asChild size="sm">
                  <Link to={ADMIN_CLASS_NEW_PATH}>
                    <PlusIcon size={16} />
                    {words.add}
                  </Link>
                </Button>
              ),
            }
          : {})}
      />
    </>
  );
}
