import { styled } from '@ykd/adapters-ui/styled';
import { CourseProgress } from '@ykd/adapters-ui/widgets';
import type { StudentCourse } from '@ykd/application/student-page';
import { progressTone } from '@ykd/domain/course';
import { whenInWords } from '../../../components/when';
import { useServices } from '../../../container/services-context';
import { student } from '../messages/zh-CN/student';

const words = student.progress;

/** How far he is in one course. */
function CourseLine({ course, now }: { course: StudentCourse; now: number }) {
  const { title, progress, lessons, lessonsRead, lessonsDone, isOpen, lastStudiedAt } = course;
  const facts = [
    words.lessons(lessonsRead, lessonsDone, lessons),
    lastStudiedAt === null ? words.never : words.moved(whenInWords(lastStudiedAt, now)),
    ...(isOpen ? [] : [words.closed]),
  ];
  return (
    <styled.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 16rem' }}
      alignItems="center"
      columnGap="6"
      rowGap="2"
    >
      <div>
        <styled.p fontWeight="medium">{title}</styled.p>
        <styled.p color="fg.muted">{facts.join(' · ')}</styled.p>
      </div>
      <CourseProgress value={progress} tone={progressTone(progress)} label={words.of(title)} />
    </styled.li>
  );
}

const Folded = styled('details', {
  base: { color: 'fg.muted', '& summary': { cursor: 'pointer', py: '1' } },
});

const isOnline = ({ lessons }: StudentCourse): boolean => lessons > 0;

/** Courses without lessons, in which nobody can be far. */
function Announced({ courses }: { courses: readonly StudentCourse[] }) {
  if (courses.length === 0) return null;
  return (
    <li>
      <Folded>
        <summary>{words.announced(courses.length)}</summary>
        {words.titles(courses.map(({ title }) => title))}
      </Folded>
    </li>
  );
}

/** How far somebody is in each of these courses: items of a list. */
export function CourseLines({ courses }: { courses: readonly StudentCourse[] }) {
  const now = useServices().environment.clock.now();
  return (
    <>
      {courses.filter(isOnline).map((course) => (
        <CourseLine key={course.courseId} course={course} now={now} />
      ))}
      <Announced courses={courses.filter((course) => !isOnline(course))} />
    </>
  );
}
