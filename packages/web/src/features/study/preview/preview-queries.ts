import { clientOf } from '@ykd/adapters-http/client';
import { staffCourseCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { StaffCoursePort } from '@ykd/application/staff-course';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';

type Of<Call extends 'previewOutline' | 'previewLesson'> = Parameters<StaffCoursePort[Call]>[0];

/** What a version of a course is made of, for staff. */
const previewQueriesOf = partOf(({ quietHttp, queryScope }) => {
  const calls = clientOf(quietHttp, staffCourseCalls);
  return {
    course: createQuery({ read: (courseId: string) => calls.course({ courseId }) }, queryScope),
    outline: createQuery({ read: (of: Of<'previewOutline'>) => calls.previewOutline(of) }, queryScope),
    lesson: createQuery({ read: (of: Of<'previewLesson'>) => calls.previewLesson(of) }, queryScope),
  };
});

export const usePreviewQueries = () => previewQueriesOf(useServices());
