import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, DataTable, EmptyState, SkeletonCard, type Column } from '@ykd/adapters-ui/widgets';
import type { CourseLine } from '@ykd/application/staff-course';
import { adminCoursePath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { Time } from '../components/facts';
import { courses as words } from '../messages/zh-CN/courses';
import { Nothing } from '../table/cell-value';
import { useCourseQueries } from './course-queries';
import { UploadPanel } from './upload-panel';

type Row = CourseLine & { readonly id: string };

const Way = styled('span', {
  base: { '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

const COLUMNS: readonly Column<Row, never>[] = [
  {
    id: 'course',
    title: words.course,
    isHead: true,
    narrow: 'head',
    cell: ({ courseId, title }) => (
      <Way>
        <Link to={adminCoursePath(courseId)}>{title}</Link>
        <styled.span display="block" color="fg.muted" fontSize="xs" fontWeight="normal">
          {courseId}
        </styled.span>
      </Way>
    ),
  },
  {
    id: 'live',
    title: words.live,
    cell: ({ live }) => (live === null ? words.unpublished : words.version(live.number)),
  },
  { id: 'content', title: words.content, cell: ({ live }) => (live ? words.contentOf(live) : <Nothing />) },
  {
    id: 'versions',
    title: words.versions,
    cell: ({ versions, drafts }) => words.versionsOf(versions, drafts),
  },
  {
    id: 'when',
    title: words.when,
    cell: ({ live }) => {
      const { publishedAt = null } = live ?? {};
      return publishedAt === null ? <Nothing /> : <Time at={publishedAt} />;
    },
  },
  { id: 'whom', title: words.whom, cell: ({ live }) => (live ? words.page.publisher(live) : <Nothing />) },
];

/** The courses that have lessons to read, in which version and by whom. Beyond the Specification. */
export function Component() {
  const asked = useQuery(useCourseQueries().list, undefined);
  return (
    <>
      <PageTitle note={words.note} />
      {asked.status !== 'refused' && <UploadPanel />}
      <Answer
        of={asked}
        failed={words.failed}
        refused={<Refused />}
        waiting={<SkeletonCard lines={6} />}
        isEmpty={(list) => list.length === 0}
        empty={
          <Card>
            <EmptyState drawing="search" title={words.none} hint={words.noneHint} />
          </Card>
        }
      >
        {(list) => (
          <DataTable
            caption={words.title}
            cols={COLUMNS}
            rows={list.map((line) => ({ ...line, id: line.courseId }))}
            nameOf={({ title }) => title}
          />
        )}
      </Answer>
    </>
  );
}
