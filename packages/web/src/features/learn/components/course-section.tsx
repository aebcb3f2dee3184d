import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import type { CourseCard as CourseCardData } from '@ykd/application/learn';
import { useState, type ReactNode } from 'react';
import { learn } from '../../../messages/zh-CN/learn';
import { CourseCard } from './course-card';

/** The grid that course cards stand in. */
export const CourseGrid = styled('ul', {
  base: {
    display: 'grid',
    listStyle: 'none',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
      sm: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))',
    },
    gap: { base: '3', sm: '4' },
  },
});

/** A long list shows so many until the reader asks for all. */
const MOST_AT_FIRST = 12;

export type CourseSectionProps = {
  title: string;
  hint?: string | undefined;
  courses: readonly CourseCardData[];
  /** Stands instead of an empty grid. */
  empty?: ReactNode;
};

/** A titled list of courses. */
export function CourseSection({ title, hint, courses, empty = null }: CourseSectionProps) {
  const [all, setAll] = useState(false);
  if (courses.length === 0 && empty === null) return null;
  const shown = all || courses.length <= MOST_AT_FIRST + 1 ? courses : courses.slice(0, MOST_AT_FIRST);
  return (
    <styled.section aria-label={title}>
      <styled.div display="flex" flexWrap="wrap" alignItems="baseline" gap="3" marginBottom="4">
        <styled.h2 textStyle="heading">{title}</styled.h2>
        {hint && (
          <styled.p color="fg.subtle" fontSize="sm">
            {hint}
          </styled.p>
        )}
      </styled.div>
      {courses.length === 0 ? (
        empty
      ) : (
        <CourseGrid>
          {shown.map((course) => (
            <li key={course.courseId}>
              <CourseCard course={course} />
            </li>
          ))}
        </CourseGrid>
      )}
      {courses.length > MOST_AT_FIRST + 1 && (
        <styled.div display="flex" justifyContent="center" marginTop="4">
          <Button variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? learn.courses.showLess : learn.courses.showAll(courses.length)}
          </Button>
        </styled.div>
      )}
    </styled.section>
  );
}
