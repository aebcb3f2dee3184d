import { useQuery } from '@ykd/adapters-ui/react';
import { CourseLines } from '../components/course-lines';
import { PartAnswer } from '../components/failed-line';
import { student } from '../messages/zh-CN/student';
import { Nothing } from '../components/nothing';
import { Lines, waiting } from './parts';
import { Section } from './section';
import { useStudentQueries } from '../queries/student-page-queries';

const words = student.progress;

/** How far he is in each course. */
export function ProgressSection({ userId }: { userId: string }) {
  const courses = useQuery(useStudentQueries().progress, { userId });
  return (
    <Section name="progress">
      <PartAnswer
        of={courses}
        failed={student.sectionFailed(student.sections.progress)}
        waiting={waiting}
        isEmpty={({ length }) => length === 0}
        empty={<Nothing title={words.none} hint={words.noneHint} />}
      >
        {(list) => (
          <Lines>
            <CourseLines courses={list} />
          </Lines>
        )}
      </PartAnswer>
    </Section>
  );
}
