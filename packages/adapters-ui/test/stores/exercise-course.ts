import type { CourseContent, Exercise } from '@ykd/application/course';

const exercise = (id: string): Exercise => ({
  id,
  language: 'python',
  title: id,
  starter: '',
  check: { kind: 'output', expected: '1' },
});

/** A course of one lesson of one part, with these exercises. */
export const exerciseCourse = (courseId: string, ids: readonly string[]): CourseContent => ({
  courseId,
  title: courseId,
  summary: '',
  fingerprint: ids.join(),
  chapters: [
    {
      title: '一',
      lessons: [
        {
          title: '1',
          bodies: [{ title: 'a', nodes: ids.map((id) => ({ tag: 'exercise', exercise: exercise(id) })) }],
        },
      ],
    },
  ],
});
