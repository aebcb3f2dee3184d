import type { StudyPort } from '@ykd/application';
import { studyCalls } from '../contracts/study.js';
import type { Http } from './http.js';

/** The learning site over HTTP. */
export const studyClient = (http: Http): StudyPort => ({
  outline: ({ courseId }) => http.send(studyCalls.outline, { query: { courseId } }),
  lesson: ({ courseId, outlineNum, sectionNum }) =>
    http.send(studyCalls.lesson, { query: { courseId, outlineNum, sectionNum } }),
  search: ({ courseId, q }) => http.send(studyCalls.search, { query: { courseId, q } }),
});
