import { studentListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, EmptyState } from '@ykd/adapters-ui/widgets';
import { CLASS_BULK_MAX, type ClassPage } from '@ykd/application/school-class';
import type { BulkReport } from '@ykd/application/staff-list';
import { studentList, type StudentLine } from '@ykd/application/student';
import { ADMIN_CLASS_MEMBER_PATH } from '@ykd/domain/access';
import { useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { BulkReportDialog } from '../blocks/bulk-report';
import { DetailDrawer } from '../blocks/detail-drawer';
import { wayToDetail } from '../blocks/open-link';
import { renderToStudent } from '../blocks/to-student';
import { useOpenRow } from '../blocks/use-open-row';
import { memberTitle } from '../member-title';
import { useWriting } from '../message/write-command';
import { admin } from '../messages/zh-CN/admin';
import { classes as words } from '../messages/zh-CN/classes';
import { students as studentWords } from '../messages/zh-CN/students';
import { useStudentQueries } from '../queries/student-list-queries';
import { Nothing, Unbroken } from '../table/cell-value';
import { PAGE_SIZE } from '../table/page-size';
import { StaffList, type ChosenRows } from '../table/staff-list';
import { useStaffList } from '../table/use-staff-list';
import { useTagging } from '../tags/tag-command';
import { ClassFrame } from './class-frame';
import { AddDialog, MoveDialog, RemoveDialog } from './member-dialogs';
import { OnlyOwn } from './only-own';
import { WhyInClasses } from './why';

/** The column that names a student. */
const HEAD = 'name';

const CELLS = {
  name: ({ name }: StudentLine) => name ?? <styled.span color="fg.subtle">{admin.unnamed}</styled.span>,
  mobile: ({ mobile }: StudentLine) => <Unbroken>{mobile}</Unbroken>,
  classTeacher: ({ classTeacher }: StudentLine) => (classTeacher ? memberTitle(classTeacher) : <Nothing />),
};

type Asked = 'add' | 'remove' | 'move';

/** Those of a class whom the reader looks after, as his list of students has them. */
function Members({ one }: { one: ClassPage }) {
  const queries = useStudentQueries();
  const at = useStaffList(studentList, studentListQuery, HEAD);
  const row = useOpenRow();
  const only = { schoolClass: `is:${one.id}` };
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked, ...only });
  const count = useQuery(queries.count, { ...at.filter, ...only });
  const { renderWrite, writing } = useWriting({ ...at.filter, ...only });
  const { renderTag, tagging } = useTagging({ ...at.filter, ...only });
  const [asked, setAsked] = useState<Asked>();
  const [chosen, setChosen] = useState<ChosenRows>();
  const [report, setReport] = useState<BulkReport>();
  const studentIds = chosen?.choice.kind === 'these' ? [...chosen.choice.ids] : [];
  const close = () => setAsked(undefined);
  const done = () => {
    for (const query of [queries.list, queries.count]) query.outdate();
    chosen?.done();
  };
  const dialog = { one, onClose: close, onReport: setReport, onDone: done };
  const command = (what: Asked, title: string, rows: ChosenRows) => {
    const { choice } = rows;
    const isMany = choice.kind === 'all' || choice.ids.size > CLASS_BULK_MAX;
    return (
      <Button
        size="sm"
        variant="outline"
        aria-disabled={isMany || undefined}
        onClick={() => {
          if (isMany) return;
          setChosen(rows);
          setAsked(what);
        }}
      >
        {isMany
          ? choice.kind === 'all'
            ? words.members.allChosen
            : words.members.tooMany(CLASS_BULK_MAX)
          : title}
      </Button>
    );
  };
  const nameOf = (id: string): string =>
    memberTitle(page.value?.list.find((student) => student.id === id) ?? { name: null });
  return (
    <>
      <OnlyOwn />
      <StaffList<StudentLine>
        title={words.members.list}
        unit={words.members.unit}
        at={at}
        page={page}
        count={count}
        searchLabel={studentWords.search}
        head={HEAD}
        nameOf={(student) => studentWords.rowName(memberTitle(student))}
        wayOf={({ id }) => wayToDetail(row, id)}
        cells={CELLS}
        empty={<EmptyState title={words.members.none} hint={words.members.noneHint} />}
        tools={
          <Button size="sm" onClick={() => setAsked('add')}>
            {words.members.add}
          </Button>
        }
        renderCommands={(rows) => (
          <>
            {renderWrite?.(rows)}
            {renderTag?.(rows)}
            {command('move', words.members.move, rows)}
            {command('remove', words.members.remove, rows)}
          </>
        )}
      />
      {writing}
      {tagging}
      {asked === 'add' && <AddDialog {...dialog} />}
      {asked === 'remove' && <RemoveDialog {...dialog} studentIds={studentIds} />}
      {asked === 'move' && <MoveDialog {...dialog} studentIds={studentIds} />}
      <BulkReportDialog
        report={asked === undefined ? report : undefined}
        onClose={() => setReport(undefined)}
        onUndo={async () => false}
      />
      <DetailDrawer
        row={row}
        ids={page.value?.list.map(({ id }) => id) ?? []}
        title={nameOf}
        foot={renderToStudent}
      >
        {(id) => <WhyInClasses studentId={id} />}
      </DetailDrawer>
    </>
  );
}

/** The students of one class. Beyond the Specification. */
export function Component() {
  const { pathname } = useLocation();
  const classId = matchPath(ADMIN_CLASS_MEMBER_PATH, pathname)?.params.classId ?? '';
  return <ClassFrame classId={classId}>{(one) => <Members key={one.id} one={one} />}</ClassFrame>;
}
