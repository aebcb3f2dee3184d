import { studentListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { Card, EmptyState } from '@ykd/adapters-ui/widgets';
import { studentList, type StudentLine } from '@ykd/application/student';
import { adminStudentPath, hasRight } from '@ykd/domain/access';
import { useMemo } from 'react';
import { useAdminQueries } from '../admin-queries';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { students as words } from '../messages/zh-CN/students';
import { Nothing } from '../table/cell-value';
import { StaffList } from '../table/staff-list';
import { useStaffList } from '../table/use-staff-list';
import { AssignCommand } from './assign-command';
import { useStudentQueries } from './student-queries';

/** Rows a page: dense, but not more than one can go through. */
const PAGE_SIZE = 50;

/** The column that names a student. */
const HEAD = 'name';

const nameOf = ({ name, userName, id }: StudentLine): string => name ?? userName ?? id;

const CELLS = {
  name: ({ name }: StudentLine) => name ?? words.noName,
  classTeacher: ({ classTeacher }: StudentLine) =>
    classTeacher ? (classTeacher.name ?? classTeacher.id) : <Nothing />,
};

/** The students that one may see, to look through, narrow and sort. Specification §2 'Routes'. */
export function Component() {
  const at = useStaffList(studentList, studentListQuery, HEAD);
  const queries = useStudentQueries();
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked });
  const count = useQuery(queries.count, at.filter);
  const teachers = useQuery(queries.teachers, undefined);
  const choices = useMemo(
    () => ({
      classTeacher: (teachers.value ?? []).map(({ id, name }) => ({ id, name: name ?? id })),
    }),
    [teachers.value],
  );
  const me = useQuery(useAdminQueries().me, undefined);
  const mayAssign = hasRight(me.value, 'students.assign');
  const isRefused = page.status === 'refused' && page.refusal?.kind === 'forbidden';
  return (
    <>
      <PageTitle />
      {isRefused ? (
        <Refused />
      ) : (
        <StaffList<StudentLine>
          title={words.list}
          unit={words.unit}
          at={at}
          page={page}
          count={count}
          searchLabel={words.search}
          head={HEAD}
          nameOf={(row) => words.rowName(nameOf(row))}
          pathOf={({ id }) => adminStudentPath(id)}
          cells={CELLS}
          choices={choices}
          renderCommands={
            mayAssign ? (chosen) => <AssignCommand chosen={chosen} filter={at.filter} /> : undefined
          }
          empty={
            <Card>
              <EmptyState title={words.empty} hint={words.emptyHint} />
            </Card>
          }
        />
      )}
    </>
  );
}
