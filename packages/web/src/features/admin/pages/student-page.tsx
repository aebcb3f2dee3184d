import { useQuery } from '@ykd/adapters-ui/react';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { ADMIN_STUDENT_PAGE_PATH, ADMIN_STUDENT_PATH, adminPageOf, adminTitleOf } from '@ykd/domain/access';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { listBefore } from '../blocks/way-back';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { memberTitle } from '../member-title';
import { admin } from '../messages/zh-CN/admin';
import { student as words } from '../messages/zh-CN/student';
import { StudentSections } from '../student/student-sections';
import { useStudentQueries } from '../queries/student-page-queries';

/** Nobody of this id, or nobody whom the reader looks after: the page says the same. */
function NotFound() {
  const before = listBefore(useLocation().state);
  return (
    <>
      <PageTitle />
      <Card>
        <EmptyState
          drawing="search"
          title={words.notFound}
          hint={words.notFoundHint}
          action={
            <Button asChild variant="outline">
              <Link to={before?.path ?? ADMIN_STUDENT_PATH}>
                {before === undefined ? words.toList : admin.backTo(before.title)}
              </Link>
            </Button>
          }
        />
      </Card>
    </>
  );
}

/** One student: who he is, what he bought and learnt, what staff wrote and did. Specification §2 'Routes'. */
export function Component() {
  const { pathname } = useLocation();
  const userId = matchPath(ADMIN_STUDENT_PAGE_PATH, pathname)?.params.userId ?? '';
  const profile = useQuery(useStudentQueries().profile, { userId });
  const page = adminPageOf(pathname);
  const name = profile.value && memberTitle(profile.value);
  usePageTitle(name ?? (page && adminTitleOf(page)));
  return (
    <Answer
      of={profile}
      failed={words.failed}
      waiting={
        <>
          <PageTitle />
          <SkeletonCard lines={4} />
          <SkeletonCard lines={3} />
        </>
      }
      refused={profile.refusal?.kind === 'forbidden' ? <Refused /> : <NotFound />}
    >
      {(value) => <StudentSections key={value.id} profile={value} />}
    </Answer>
  );
}
