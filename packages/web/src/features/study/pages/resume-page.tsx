import { resumePosition } from '@ykd/adapters-ui/stores';
import { Navigate, useParams } from 'react-router-dom';
import { CourseGate } from '../components/course-gate';
import { NEW_SITE } from '../site';

/** `/study/:courseId`: goes on where the reader stopped. */
export function Component() {
  const { courseId = '' } = useParams();
  return (
    <CourseGate courseId={courseId}>
      {(course, record) => (
        <Navigate replace to={NEW_SITE.addressOf(courseId, resumePosition(course, record))} />
      )}
    </CourseGate>
  );
}
