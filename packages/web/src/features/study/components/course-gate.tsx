import { useStore } from '@ykd/adapters-ui/react';
import type { CourseOutline } from '@ykd/application/course';
import type { ProjectUser } from '@ykd/application/ports';
import { catalogueEntry } from '@ykd/domain/course';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useStudyStore } from '../services';
import { useServices } from '../../../container/services-context';
import { usePageTitle } from '../../../components/page-title';
import { study as messages } from '../messages/zh-CN/study';
import { lazyPart } from '../../../routing/lazy-part';
import { LessonSkeleton } from './lesson-skeleton';
import { LoadFailure } from '../load-failure';
import { StudyFrame } from './study-frame';

// Most courses that somebody opens are his.
const RefusedCourse = lazyPart(async () => (await import('./refused-course')).RefusedCourse);

export type CourseGateProps = {
  courseId: string;
  children: (course: CourseOutline, record: ProjectUser | null) => ReactNode;
};

/** Opens a course and shows what is inside once it is open; until then that it loads, or why it does not open. */
export function CourseGate({ courseId, children }: CourseGateProps) {
  const { base, accessNews, environment } = useServices();
  const study = useStudyStore();
  const user = useStore(base, (state) => state.user);
  const state = useStore(study);
  const userId = user?.id;
  useEffect(() => {
    if (userId !== undefined) void study.open(userId, courseId);
  }, [study, userId, courseId]);

  const isThis = state.courseId === courseId;
  const isClosed = isThis && state.refusal?.kind === 'course-closed';
  useEffect(() => {
    if (!isClosed || userId === undefined) return undefined;
    // Bought in another tab meanwhile, it opens when the reader comes back.
    const closedAt = environment.clock.now();
    const openAgain = () => void (accessNews.changedAt() >= closedAt && study.open(userId, courseId));
    window.addEventListener('focus', openAgain);
    return () => window.removeEventListener('focus', openAgain);
  }, [accessNews, environment, study, userId, courseId, isClosed]);

  const title = catalogueEntry(courseId)?.title ?? messages.title;
  const outline = isThis && state.status === 'ready' ? state.outline : undefined;
  // Inside, the lesson knows a better title.
  usePageTitle(outline === undefined ? title : undefined);
  if (outline !== undefined) return children(outline, state.record ?? null);

  if (isThis && state.status === 'refused' && state.refusal) {
    return (
      <StudyFrame title={title}>
        <Suspense fallback={<LessonSkeleton />}>
          <RefusedCourse courseId={courseId} title={title} error={state.refusal} />
        </Suspense>
      </StudyFrame>
    );
  }
  return (
    <StudyFrame title={title} isHeading>
      {isThis && state.status === 'failed' ? (
        <LoadFailure
          title={messages.failed}
          onRetry={() => void (userId !== undefined && study.open(userId, courseId))}
        />
      ) : (
        <LessonSkeleton />
      )}
    </StudyFrame>
  );
}
