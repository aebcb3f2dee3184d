import { styled } from '@ykd/adapters-ui/styled';
import { CheckIcon, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import type { CourseOutline } from '@ykd/application/course';
import type { ProjectUser } from '@ykd/application/ports';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { study } from '../messages/zh-CN/study';
import { lessonMark, type LessonNumber } from '../outline';
import type { StudySite } from '../site';

const Nav = styled('nav', {
  base: {
    fontSize: 'sm',
    lineHeight: 'snug',
    '& ol': { listStyle: 'none' },
    '& a': {
      display: 'flex',
      gap: '2.5',
      px: '3',
      py: { base: '3', lg: '2' },
      borderRadius: 'md',
      color: 'fg.muted',
    },
    '& a:hover': { bg: 'bg.subtle', color: 'fg.default' },
    '& a[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
    '& .number': { fontVariantNumeric: 'tabular-nums', minWidth: '7', flexShrink: 0 },
    '& .mark': { marginInlineStart: 'auto', color: 'brand.fg', flexShrink: 0 },
    '& .dot': {
      display: 'inline-block',
      width: '2',
      height: '2',
      margin: '1',
      borderRadius: 'full',
      bg: 'brand.solid',
    },
    '& .ring': { bg: 'transparent', borderWidth: '2px', borderColor: 'brand.solid' },
  },
});

function Mark({ mark }: { mark: ReturnType<typeof lessonMark> }) {
  if (mark === 'unread') return null;
  return (
    <span className="mark">
      {mark === 'done' ? (
        <CheckIcon size={16} />
      ) : (
        <span className={mark === 'read' ? 'dot ring' : 'dot'} title={study.marks[mark]} />
      )}
      <VisuallyHidden>{study.marks[mark]}</VisuallyHidden>
    </span>
  );
}

export type OutlineListProps = {
  course: CourseOutline;
  record: ProjectUser | null | undefined;
  current: LessonNumber;
  site: StudySite;
  onNavigate?: (() => void) | undefined;
};

/** The table of contents: chapters and lessons, the present one marked, those done ticked off. */
export function OutlineList({ course, record, current, site, onNavigate }: OutlineListProps) {
  const nav = useRef<HTMLElement>(null);
  // In a long course the present lesson would lie below the edge of the panel.
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [current.outline, current.section]);

  return (
    <Nav ref={nav} aria-label={study.outline}>
      <ol>
        {course.chapters.map((chapter, outline) => (
          <li key={outline}>
            <styled.h2 fontSize="sm" px="3" paddingTop={outline === 0 ? '0' : '5'} paddingBottom="2">
              {study.chapterTitle(outline, chapter.title)}
            </styled.h2>
            <ol>
              {chapter.lessons.map((lesson, section) => {
                const isCurrent = outline === current.outline && section === current.section;
                return (
                  <li key={section}>
                    <Link
                      to={site.addressOf(course.courseId, { outline, section, body: 0 })}
                      aria-current={isCurrent ? 'page' : undefined}
                      onClick={() => onNavigate?.()}
                    >
                      <span className="number">{study.lessonNumber(outline, section)}</span>
                      {lesson.title}
                      <Mark mark={lessonMark(record, { outline, section })} />
                    </Link>
                  </li>
                );
              })}
            </ol>
          </li>
        ))}
      </ol>
    </Nav>
  );
}
