import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './answers.js';
import { userBehind } from './user-behind.js';

/** Refuses strangers in a scope before their bodies are read: for bodies that cost more than a look at the session. */
export const addLoginCheck = (scope: FastifyInstance, application: Application): void => {
  scope.addHook('onRequest', async ({ callerContext }) => {
    if ((await userBehind(application, callerContext)) === undefined)
      throw new Refusal({ kind: 'not-logged-in' });
  });
};
