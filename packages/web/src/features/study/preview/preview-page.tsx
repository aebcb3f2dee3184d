import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, ArrowLeftIcon, Button, EmptyState } from '@ykd/adapters-ui/widgets';
import type { CourseOutline } from '@ykd/application/course';
import {
  ADMIN_COURSE_PREVIEW_PATH,
  adminCoursePath,
  adminCoursePreviewPath,
  adminPageOf,
  adminTitleOf,
} from '@ykd/domain/access';
import { useEffect, useRef } from 'react';
import { Link, matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { coursePublishHref } from '../../../routing/course-publish';
import { LessonArticle } from '../components/lesson-article';
import { LessonNav } from '../components/lesson-nav';
import { LessonSkeleton } from '../components/lesson-skeleton';
import { OutlineList } from '../components/outline-list';
import { preview as words } from '../messages/zh-CN/preview';
import { neighboursOf, type LessonNumber } from '../outline';
import { useRestingRunner } from '../run/use-resting-runner';
import { placeNumber, type StudySite } from '../site';
import { PreviewMode } from '../preview-mode';
import { usePreviewQueries } from './preview-queries';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '16rem minmax(0, 1fr)' },
    gap: '6',
    alignItems: 'start',
  },
});

const Contents = styled('div', {
  base: {
    maxHeight: { base: '16rem', xl: '80dvh' },
    overflowY: 'auto',
    padding: '2',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    bg: 'bg.surface',
    position: { xl: 'sticky' },
    top: { xl: '20' },
  },
});

const missing = <EmptyState drawing="search" title={words.missing} />;

type PreviewProps = { course: CourseOutline; number: number; at: LessonNumber };

function Preview({ course, number, at }: PreviewProps) {
  const { courseId } = course;
  const asked = useQuery(usePreviewQueries().lesson, {
    courseId,
    number,
    outlineNum: at.outline,
    sectionNum: at.section,
  });
  const article = useRef<HTMLElement>(null);
  const shown = useRef(`${at.outline}/${at.section}`);
  const isThere = asked.value !== undefined && !asked.isBefore;
  // Whoever goes on to another lesson reads it from its beginning.
  useEffect(() => {
    if (!isThere || shown.current === `${at.outline}/${at.section}`) return;
    shown.current = `${at.outline}/${at.section}`;
    window.scrollTo({ top: 0 });
    article.current?.focus({ preventScroll: true });
  }, [isThere, at.outline, at.section]);
  useRestingRunner();
  const site: StudySite = {
    kind: 'new',
    addressOf: (_courseId, { outline, section }) =>
      `${adminCoursePreviewPath(courseId, number)}?chapter=${outline}&lesson=${section}`,
  };
  return (
    <Columns>
      <Contents>
        <OutlineList course={course} record={null} current={at} site={site} />
      </Contents>
      <div>
        <Answer of={asked} failed={words.failed} refused={missing} waiting={<LessonSkeleton />}>
          {(lesson) => (
            <>
              <LessonArticle
                key={`${lesson.outlineNum}/${lesson.sectionNum}`}
                ref={article}
                lesson={lesson}
                body={0}
              />
              <LessonNav
                {...neighboursOf(course, at)}
                addressOf={(to) => site.addressOf(courseId, { ...to, body: 0 })}
                end={words.end}
                hasKeys={false}
              />
            </>
          )}
        </Answer>
      </div>
    </Columns>
  );
}

/** The way to publish what is looked at, with all that is asked before, where it is not what learners read already. */
function PublishLink({ courseId, number }: { courseId: string; number: number }) {
  const { versions = [] } = useQuery(usePreviewQueries().course, courseId).value ?? {};
  const state = versions.find((version) => version.number === number)?.state;
  if (state !== 'draft' && state !== 'earlier') return null;
  return (
    <Button asChild variant="soft">
      <Link to={coursePublishHref(courseId, number)}>
        {state === 'draft' ? words.publish : words.rollBack}
      </Link>
    </Button>
  );
}

/** A version of a course as a learner would read it, for staff. Beyond the Specification. */
export function Component() {
  const { pathname } = useLocation();
  const { courseId = '', number: written } = matchPath(ADMIN_COURSE_PREVIEW_PATH, pathname)?.params ?? {};
  const [search] = useSearchParams();
  const number = placeNumber(written) ?? 0;
  const placeOf = (name: string): number => placeNumber(search.get(name) ?? undefined) ?? 0;
  const asked = useQuery(usePreviewQueries().outline, { courseId, number });
  const page = adminPageOf(pathname);
  usePageTitle(asked.value?.title ?? (page && adminTitleOf(page)));
  return (
    <PreviewMode value>
      <styled.div marginBottom="5" display="flex" flexWrap="wrap" alignItems="end" gap="3">
        <styled.div flex="1" minWidth="16rem" display="flex" flexDirection="column" gap="1">
          <styled.span color="brand.fg" fontSize="sm" _hover={{ textDecoration: 'underline' }}>
            <Link to={adminCoursePath(courseId)}>
              <styled.span display="inline-flex" alignItems="center" gap="1" minHeight="8">
                <ArrowLeftIcon size={16} />
                {words.back}
              </styled.span>
            </Link>
          </styled.span>
          {asked.value && <styled.p fontWeight="semibold">{words.title(asked.value.title, number)}</styled.p>}
          <styled.p fontSize="sm" color="fg.muted">
            {words.hint}
          </styled.p>
        </styled.div>
        {asked.value && <PublishLink courseId={courseId} number={number} />}
      </styled.div>
      <Answer of={asked} failed={words.failed} refused={missing} waiting={<LessonSkeleton />}>
        {(course) => (
          <Preview
            course={course}
            number={number}
            at={{ outline: placeOf('chapter'), section: placeOf('lesson') }}
          />
        )}
      </Answer>
    </PreviewMode>
  );
}
