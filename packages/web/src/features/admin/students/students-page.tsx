import { studentListQuery } from '@ykd/adapters-http/contracts';
import { useQuery, useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { studentList, type NamedStaff, type StudentFilter, type StudentLine } from '@ykd/application/student';
import { adminStudentPath, hasRight } from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import { useMemo } from 'react';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { useFromHere } from '../blocks/way-back';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { memberTitle } from '../member-title';
import { admin } from '../messages/zh-CN/admin';
import { students as words } from '../messages/zh-CN/students';
import { Nothing, Unbroken } from '../table/cell-value';
import type { ColumnChoices, FoundChoices } from '../table/condition-words';
import { useExports } from '../exports/use-exports';
import { PAGE_SIZE } from '../table/page-size';
import { useStaffList } from '../table/use-staff-list';
import { useWriting } from '../message/write-command';
import { useTagging } from '../tags/tag-command';
import { TagRow } from '../tags/tag-mark';
import { useTagChoices } from '../tags/use-tag-choices';
import { useAssigning } from './assign-command';
import { ConsoleList } from '../views/console-list';
import { useViews } from '../views/use-views';
import { useStudentQueries } from '../queries/student-list-queries';

/** The column that names a student. */
const HEAD = 'name';

/** The staff to choose from. One's own name stands in the view of one's own before one has any students. */
const staffChoices = (
  staff: readonly NamedStaff[],
  own: User | undefined,
  condition: string | undefined,
): ColumnChoices => {
  const isMissing =
    own !== undefined && condition?.includes(own.id) && !staff.some(({ id }) => id === own.id);
  const named: readonly NamedStaff[] = isMissing ? [...staff, { id: own.id, name: own.name ?? null }] : staff;
  return named.map(({ id, name }) => ({ id, name: memberTitle({ name }) }));
};

/** Those of both, each once, by their names. */
const together = (one: readonly NamedStaff[], other: readonly NamedStaff[]): readonly NamedStaff[] =>
  [...new Map([...one, ...other].map((named) => [named.id, named])).values()].toSorted((a, b) =>
    (a.name ?? '') < (b.name ?? '') ? -1 : 1,
  );

/** By whom the list can be narrowed: of the students that one sees, and as long as it is not known, nobody. */
const useStaffChoices = (filter: StudentFilter): FoundChoices => {
  const queries = useStudentQueries();
  const teachers = useQuery(queries.teachers, undefined).value;
  const assistants = useQuery(queries.assistants, undefined).value;
  const own = useStore(useServices().base, ({ user }) => user);
  const tag = useTagChoices();
  return useMemo(() => {
    const carers = teachers && assistants && together(teachers, assistants);
    return {
      classTeacher: teachers && staffChoices(teachers, own, filter.classTeacher),
      assistant: assistants && staffChoices(assistants, own, filter.assistant),
      carer: carers && staffChoices(carers, own, filter.carer),
      tag,
    };
  }, [teachers, assistants, own, filter, tag]);
};

const CELLS = {
  name: ({ name }: StudentLine) => name ?? <styled.span color="fg.subtle">{admin.unnamed}</styled.span>,
  mobile: ({ mobile }: StudentLine) => <Unbroken>{mobile}</Unbroken>,
  classTeacher: ({ classTeacher }: StudentLine) => (classTeacher ? memberTitle(classTeacher) : <Nothing />),
  tag: ({ tag }: StudentLine) => <TagRow tags={tag} />,
};

/** The students that one may see, to look through, narrow and sort. Specification §2 'Routes'. */
export function Component() {
  const at = useStaffList(studentList, studentListQuery, HEAD);
  const from = useFromHere();
  const views = useViews('students', studentListQuery, at.list.place);
  const exports = useExports();
  const queries = useStudentQueries();
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked });
  const count = useQuery(queries.count, at.filter);
  const choices = useStaffChoices(at.filter);
  const me = useQuery(useAdminQueries().me, undefined);
  const mayAssign = hasRight(me.value, 'students.assign');
  const { renderCommand, dialog } = useAssigning(at.filter);
  const { renderWrite, writing } = useWriting(at.filter);
  const { renderTag, tagging } = useTagging(at.filter);
  const isRefused = page.status === 'refused' && page.refusal?.kind === 'forbidden';
  return (
    <>
      <PageTitle />
      {isRefused ? (
        <Refused />
      ) : (
        <ConsoleList<StudentLine>
          words={words}
          views={views}
          unit={words.unit}
          at={at}
          page={page}
          count={count}
          head={HEAD}
          nameOf={(row) => words.rowName(memberTitle(row))}
          wayOf={({ id }) => ({ to: adminStudentPath(id), state: from })}
          cells={CELLS}
          exported={{ as: 'students', exports }}

          choices={choices}
          renderCommands={
            mayAssign || renderWrite || renderTag
              ? (chosen) => (
                  <>
                    {mayAssign && renderCommand(chosen)}
                    {renderWrite?.(chosen)}
                    {renderTag?.(chosen)}
                  </>
                )
              : undefined
          }
        />
      )}
      {dialog}
      {writing}
      {tagging}
    </>
  );
}
