import { styled } from '@ykd/adapters-ui/styled';
import { useStore } from '@ykd/adapters-ui/react';
import type { CourseOutline } from '@ykd/application/course';
import type { ProjectUser } from '@ykd/application/ports';
import type { Position } from '@ykd/domain/course';
import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { useStudyStore } from '../services';
import { useServices } from '../../../container/services-context';
import { usePageTitle } from '../../../components/page-title';
import { study as messages } from '../messages/zh-CN/study';
import { lazyPart } from '../../../routing/lazy-part';
import { neighboursOf } from '../outline';
import { useShortcuts } from '../keys';
import { useLessonNotes } from './use-lesson-notes';
import { usePlace } from '../reading/use-place';
import { useReading } from '../reading/use-reading';
import { useRestingRunner } from '../run/use-resting-runner';
import type { StudySite } from '../site';
import { useStudyTime } from '../tools/use-study-time';
import { LessonArticle } from './lesson-article';
import { LessonNav } from './lesson-nav';
import { LessonSkeleton } from './lesson-skeleton';
import { LoadFailure } from '../load-failure';
import { OutlinePanel } from './outline-panel';
import { StudyFrame } from './study-frame';

const MissingLesson = lazyPart(async () => (await import('./missing-lesson')).MissingLesson);
// Only behind the last lesson.
const CourseEnd = lazyPart(async () => (await import('./course-end')).CourseEnd);

export type LessonViewProps = {
  course: CourseOutline;
  record: ProjectUser | null;
  position: Position;
  site: StudySite;
};

/** A lesson being read: its text between the table of contents and the ways on. */
export function LessonView({ course, record, position, site }: LessonViewProps) {
  const { progressSaving } = useServices();
  const study = useStudyStore();
  const { lesson: loaded, lessonStatus } = useStore(study);
  const article = useRef<HTMLElement>(null);
  const { courseId } = course;
  const { outline, section, body } = position;
  useEffect(() => {
    void study.read(outline, section);
  }, [study, courseId, outline, section]);

  const isHere = loaded?.outlineNum === outline && loaded.sectionNum === section;
  // The lesson before stays until this one is there, but reading it counts for nothing.
  const lesson = lessonStatus === 'missing' || lessonStatus === 'failed' ? undefined : loaded;

  usePageTitle(isHere ? messages.lessonTitle(loaded.title, course.title) : course.title);

  // Whoever reads with the keyboard or a screen reader goes on at the new lesson, not at the link that led to it.
  const shown = useRef(`${outline}/${section}`);
  useEffect(() => {
    if (!isHere || shown.current === `${outline}/${section}`) return;
    shown.current = `${outline}/${section}`;
    article.current?.focus({ preventScroll: true });
  }, [isHere, outline, section]);

  const place = usePlace(isHere, site.addressOf(courseId, { outline, section, body: 0 }), body);
  useReading(article, isHere ? loaded.bodies.length : 0, {
    onReached: (reached, isEnd) =>
      progressSaving.reached(courseId, { outline, section, body: reached }, isEnd),
    onCurrent: (current) =>
      place.moveTo(current, site.addressOf(courseId, { outline, section, body: current })),
  });

  useStudyTime(courseId, outline, section, isHere);
  useRestingRunner();
  useShortcuts();
  const notes = useLessonNotes(course, lesson, site, place.current);

  const toc = useCallback(
    (close: () => void) => (
      <OutlinePanel
        course={course}
        record={record}
        current={{ outline, section }}
        site={site}
        onNavigate={close}
      />
    ),
    [course, record, outline, section, site],
  );
  // What loads beside the lesson leaves its text alone.
  const text = useMemo(
    () =>
      lesson && (
        <>
          <styled.div
            width="full"
            display="flex"
            justifyContent="center"
            aria-busy={!isHere}
            transition="opacity 200ms"
            opacity={isHere ? 1 : 0.45}
          >
            <LessonArticle
              key={messages.lessonNumber(lesson.outlineNum, lesson.sectionNum)}
              ref={article}
              lesson={lesson}
              body={isHere ? body : 0}
            />
          </styled.div>
          <LessonNav
            {...neighboursOf(course, { outline, section })}
            addressOf={(to) => site.addressOf(courseId, { ...to, body: 0 })}
            end={
              <Suspense>
                <CourseEnd course={course} record={record} />
              </Suspense>
            }
          />
        </>
      ),
    [lesson, isHere, body, course, record, courseId, outline, section, site],
  );
  return (
    <StudyFrame
      title={course.title}
      courseId={courseId}
      isOldSite={site.kind === 'old'}
      isHeading={lesson === undefined && lessonStatus !== 'missing'}
      progress={record?.progress ?? 0}
      outline={toc}
      tools={notes.button}
      aside={notes.panel}
    >
      {lessonStatus === 'missing' && (
        <Suspense>
          <MissingLesson courseId={courseId} site={site} />
        </Suspense>
      )}
      {lessonStatus === 'failed' && (
        <LoadFailure title={messages.lessonFailed} onRetry={() => void study.read(outline, section)} />
      )}
      {lesson === undefined && (lessonStatus === 'loading' || lessonStatus === 'idle') && <LessonSkeleton />}
      {text}
    </StudyFrame>
  );
}
