import type { NotePort } from '@ykd/application';
import { noteCalls } from '../contracts/note.js';
import type { Http } from './http.js';

/** Notes over HTTP. */
export const noteClient = (http: Http): NotePort => ({
  list: ({ courseId }) => http.send(noteCalls.list, { query: { courseId } }),
  save: (input) => http.send(noteCalls.save, { body: input }),
  remove: (input) => http.send(noteCalls.remove, { body: input }),
});
