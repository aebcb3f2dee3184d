import { useQuery } from '@ykd/adapters-ui/react';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { ADMIN_COURSE_PAGE_PATH, ADMIN_COURSE_PATH, adminPageOf, adminTitleOf } from '@ykd/domain/access';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { courses } from '../messages/zh-CN/courses';
import { useCourseQueries } from './course-queries';
import { FaresSection } from './fares-section';
import { UploadPanel } from './upload-panel';
import { VersionsSection } from './versions-section';

const words = courses.page;

function Missing() {
  return (
    <Card>
      <EmptyState
        drawing="search"
        title={words.missing}
        action={
          <Button asChild variant="outline">
            <Link to={ADMIN_COURSE_PATH}>{words.toList}</Link>
          </Button>
        }
      />
    </Card>
  );
}

/** A course: its versions, what is done with them, and how its learners fare. Beyond the Specification. */
export function Component() {
  const { pathname } = useLocation();
  const courseId = matchPath(ADMIN_COURSE_PAGE_PATH, pathname)?.params.courseId ?? '';
  const asked = useQuery(useCourseQueries().course, courseId);
  const page = adminPageOf(pathname);
  usePageTitle(asked.value?.title ?? (page && adminTitleOf(page)));
  const isForbidden = asked.status === 'refused' && asked.refusal?.kind === 'forbidden';
  return (
    <Answer
      of={asked}
      failed={words.failed}
      refused={
        <>
          <PageTitle />
          {isForbidden ? <Refused /> : <Missing />}
        </>
      }
      waiting={
        <>
          <PageTitle />
          <SkeletonCard lines={6} />
        </>
      }
    >
      {(course) => (
        <>
          <PageTitle title={course.title} note={course.courseId} />
          <UploadPanel />
          <VersionsSection course={course} />
          <FaresSection courseId={courseId} />
        </>
      )}
    </Answer>
  );
}
