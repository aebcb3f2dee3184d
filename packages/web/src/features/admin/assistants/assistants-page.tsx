import { assistantListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { Badge } from '@ykd/adapters-ui/widgets';
import { assistantList, type AssistantLine } from '@ykd/application/assistant';
import { adminTeacherPath } from '@ykd/domain/access';
import { useFromHere } from '../blocks/way-back';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { useExports } from '../exports/use-exports';
import { memberTitle } from '../member-title';
import { assistants as words } from '../messages/zh-CN/assistants';
import { Nothing, Unbroken } from '../table/cell-value';
import { PAGE_SIZE } from '../table/page-size';
import { useStaffList } from '../table/use-staff-list';
import type { Cells } from '../table/use-staff-table';
import { ConsoleList } from '../views/console-list';
import { useViews } from '../views/use-views';
import { TodayShift } from '../shifts/today-shift';
import { useAssistantQueries } from './assistant-queries';
import { AssistantTabs } from './assistant-tabs';

/** The column that names somebody. */
const HEAD = 'name';

const CELLS: Cells<AssistantLine> = {
  name: (line) => (
    <>
      {memberTitle(line)}
      <TodayShift staffId={line.id} />
    </>
  ),
  role: ({ role }) => <Unbroken>{role ? assistantList.columns.role.values[role] : undefined}</Unbroken>,
  department: ({ department }) => department?.name ?? <Nothing />,
  state: ({ state = 'active' }) => (
    <Badge tone={state === 'active' ? 'brand' : 'neutral'}>{words.states[state]}</Badge>
  ),
};

/** Those who look after students, by how they stand. Specification §2 'Admin sidebar menu'. */
export function Component() {
  const queries = useAssistantQueries();
  const at = useStaffList(assistantList, assistantListQuery, HEAD);
  const views = useViews('assistants', assistantListQuery, at.list.place);
  const exports = useExports();
  const from = useFromHere();
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked });
  const count = useQuery(queries.count, at.filter);
  const department = useQuery(queries.departments, undefined).value;
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle note={words.note} />
        <Refused />
      </>
    );
  }
  return (
    <>
      <PageTitle note={words.note} />
      <AssistantTabs />
      <ConsoleList<AssistantLine>
        words={words}
        views={views}
        unit={words.unit}
        at={at}
        page={page}
        count={count}
        head={HEAD}
        nameOf={(line) => memberTitle(line)}
        wayOf={({ id }) => ({ to: adminTeacherPath(id), state: from })}
        cells={CELLS}
        choices={{ department }}
        exported={{ as: 'assistants', exports }}
      />
    </>
  );
}
