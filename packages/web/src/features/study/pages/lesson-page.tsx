import { useLocation, useParams } from 'react-router-dom';
import { CourseGate } from '../components/course-gate';
import { LessonView } from '../components/lesson-view';
import { bodyOfHash, NEW_SITE, placeNumber } from '../site';
import { Malformed } from '../components/malformed';

/** `/study/:courseId/:outline/:section` */
export function Component() {
  const { courseId = '', outline, section } = useParams();
  const { hash } = useLocation();
  const chapter = placeNumber(outline);
  const lesson = placeNumber(section);
  if (chapter === undefined || lesson === undefined) return <Malformed courseId={courseId} />;
  const position = { outline: chapter, section: lesson, body: bodyOfHash(hash) };
  return (
    <CourseGate courseId={courseId}>
      {(course, record) => <LessonView course={course} record={record} position={position} site={NEW_SITE} />}
    </CourseGate>
  );
}
