// The pages of a course.
export { Component as LessonPage } from '../features/study/pages/lesson-page';
export { Component as OldLessonPage } from '../features/study/pages/old-lesson-page';
export { Component as ResumePage } from '../features/study/pages/resume-page';
