import type { Application } from '@ykd/application';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './answers.js';

/** Refuses strangers in a scope before their bodies are read: for bodies that cost more than a look at the session. */
export const addLoginCheck = (scope: FastifyInstance, application: Application): void => {
  scope.addHook('onRequest', async ({ callerContext }) => {
    const caller = await application.member(callerContext).loginUser();
    if (!caller.ok || caller.value === null) throw new Refusal({ kind: 'not-logged-in' });
  });
};
