import { studentListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { EmptyState } from '@ykd/adapters-ui/widgets';
import type { ClassPage } from '@ykd/application/school-class';
import { studentList, type StudentLine } from '@ykd/application/student';
import { ADMIN_CLASS_TAG_PATH } from '@ykd/domain/access';
import { matchPath, useLocation } from 'react-router-dom';
import { DetailDrawer } from '../blocks/detail-drawer';
import { wayToDetail } from '../blocks/open-link';
import { renderToStudent } from '../blocks/to-student';
import { useOpenRow } from '../blocks/use-open-row';
import { memberTitle } from '../member-title';
import { useWriting } from '../message/write-command';
import { admin } from '../messages/zh-CN/admin';
import { students as studentWords } from '../messages/zh-CN/students';
import { tags as words } from '../messages/zh-CN/tags';
import { useStudentQueries } from '../queries/student-list-queries';
import { Unbroken } from '../table/cell-value';
import { PAGE_SIZE } from '../table/page-size';
import { StaffList } from '../table/staff-list';
import { useStaffList } from '../table/use-staff-list';
import { StudentTags } from '../tags/student-tags';
import { useTagging } from '../tags/tag-command';
import { TagColumn } from '../tags/tag-mark';
import { useTagChoices } from '../tags/use-tag-choices';
import { ClassFrame } from './class-frame';
import { OnlyOwn } from './only-own';

/** The column that names a student. */
const HEAD = 'name';

/** What is seen first: whom, and his tags. */
const SHOWN = ['name', 'tag', 'mobile', 'lastStudied'] as const;
const LIST = { ...studentList, shown: SHOWN };

const CELLS = {
  name: ({ name }: StudentLine) => name ?? <styled.span color="fg.subtle">{admin.unnamed}</styled.span>,
  mobile: ({ mobile }: StudentLine) => <Unbroken>{mobile}</Unbroken>,
  tag: ({ tag }: StudentLine) => <TagColumn tags={tag} />,
};

/** Those of a class whom the reader looks after, with their tags. */
function Tags({ one }: { one: ClassPage }) {
  const queries = useStudentQueries();
  const at = useStaffList(LIST, studentListQuery, HEAD);
  const row = useOpenRow();
  const only = { schoolClass: `is:${one.id}` };
  const columns = at.asked.columns ?? SHOWN;
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked, columns, ...only });
  const count = useQuery(queries.count, { ...at.filter, ...only });
  const { renderTag, tagging } = useTagging({ ...at.filter, ...only });
  const { renderWrite, writing } = useWriting({ ...at.filter, ...only });
  const choices = { tag: useTagChoices() };
  const nameOf = (id: string): string =>
    memberTitle(page.value?.list.find((student) => student.id === id) ?? { name: null });
  return (
    <>
      <OnlyOwn />
      <StaffList<StudentLine>
        title={words.page.list}
        unit={studentWords.unit}
        at={at}
        page={page}
        count={count}
        searchLabel={studentWords.search}
        head={HEAD}
        nameOf={(student) => studentWords.rowName(memberTitle(student))}
        wayOf={({ id }) => wayToDetail(row, id)}
        cells={CELLS}
        choices={choices}
        empty={<EmptyState title={words.page.none} hint={words.page.noneHint} />}
        renderCommands={
          renderWrite || renderTag
            ? (rows) => (
                <>
                  {renderTag?.(rows)}
                  {renderWrite?.(rows)}
                </>
              )
            : undefined
        }
      />
      {tagging}
      {writing}
      <DetailDrawer
        row={row}
        ids={page.value?.list.map(({ id }) => id) ?? []}
        title={nameOf}
        foot={renderToStudent}
      >
        {(id) => <StudentTags userId={id} />}
      </DetailDrawer>
    </>
  );
}

/** The tags of the students of one class (Specification §2 'Routes'). */
export function Component() {
  const { pathname } = useLocation();
  const classId = matchPath(ADMIN_CLASS_TAG_PATH, pathname)?.params.classId ?? '';
  return <ClassFrame classId={classId}>{(one) => <Tags key={one.id} one={one} />}</ClassFrame>;
}
