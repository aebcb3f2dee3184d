import { decodePosition } from '@ykd/domain/course';
import { useParams } from 'react-router-dom';
import { CourseGate } from '../components/course-gate';
import { LessonView } from '../components/lesson-view';
import { Malformed } from '../components/malformed';
import { OLD_SITE } from '../site';

/** `/study/old/:courseId/:position`: the courses of the old site, with the place in one token. */
export function Component() {
  const { courseId = '', position: token = '' } = useParams();
  const position = decodePosition(token);
  if (!position.ok) return <Malformed courseId={courseId} site={OLD_SITE} />;
  return (
    <CourseGate courseId={courseId}>
      {(course, record) => (
        <LessonView course={course} record={record} position={position.value} site={OLD_SITE} />
      )}
    </CourseGate>
  );
}
