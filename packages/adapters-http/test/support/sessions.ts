import { PASSWORD } from '@ykd/application/testing';
import type { FastifyInstance } from 'fastify';
import { SESSION_COOKIE } from '../../src/plugins/session-cookie.js';

/** The headers with which a browser on the site's own page posts. */
export const SAME_ORIGIN = { origin: 'http://localhost:80' } as const;

/** Logs in and answers the cookie header of the session. */
export const loginCookie = async (fastify: FastifyInstance, account = 'xiaoming'): Promise<string> => {
  const answer = await fastify.inject({
    method: 'POST',
    url: '/api/member/login',
    payload: { account, pwd: PASSWORD },
  });
  const cookie = answer.cookies.find(({ name }) => name.endsWith(SESSION_COOKIE));
  if (cookie === undefined) throw new Error(`login of ${account} failed: ${answer.body}`);
  return `${cookie.name}=${cookie.value}`;
};
