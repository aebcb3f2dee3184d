import type { StudyTimePort } from '@ykd/application';
import { studyTimeCalls } from '../contracts/study-time.js';
import type { Http } from './http.js';

/** Study time over HTTP. */
export const studyTimeClient = (http: Http): StudyTimePort => ({
  start: (input) => http.send(studyTimeCalls.start, { body: input }),
  beats: ({ beats, ...sender }) =>
    http.send(studyTimeCalls.beats, { body: { ...sender, beats: [...beats] } }),
});
