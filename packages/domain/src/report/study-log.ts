/**
 * A piece of study: the instant it began, `at` (epoch milliseconds), the course `courseId` and the length in whole
 * `seconds`. All of it counts for the day and the hour in which it began (Specification §3 'study report' state).
 */
export type StudyLog = { readonly at: number; readonly courseId: string; readonly seconds: number };
