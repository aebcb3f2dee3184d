import type { ProjectUserPort } from '@ykd/application';
import { projectUserCalls } from '../contracts/project-user.js';
import type { Http } from './http.js';

/** Course progress over HTTP. */
export const projectUserClient = (http: Http): ProjectUserPort => ({
  findLast: ({ userId }) => http.send(projectUserCalls.findLast, { query: { userId } }),
  queryByUserId: ({ userId }) => http.send(projectUserCalls.queryByUserId, { query: { userId } }),
  get: ({ userId, courseId }) => http.send(projectUserCalls.get, { query: { userId, courseId } }),
  exercises: ({ userId, courseId }) => http.send(projectUserCalls.exercises, { query: { userId, courseId } }),
  passExercise: (input) => http.send(projectUserCalls.passExercise, { body: input }),
  save: (input) => http.send(projectUserCalls.save, { body: input }),
});
