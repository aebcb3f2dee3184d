// The pages of a course, and the course that they share.
export { createReading } from '../container/reading';
export { Component as LessonPage } from '../features/study/pages/lesson-page';
export { Component as OldLessonPage } from '../features/study/pages/old-lesson-page';
export { Component as ResumePage } from '../features/study/pages/resume-page';
export { studyScope } from '../layouts/study/study-scope';
