import type { Fakes } from '@ykd/application/testing';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect } from 'vitest';
import { loginCookie, SAME_ORIGIN } from './sessions.js';
import { testServer } from './server.js';

/** Where pictures are sent to. */
export const UPLOAD = '/middleware_api/upload/avatar';

/** A fresh server for each test of the file, and xiaoming who uploads to it. */
export const useUploads = () => {
  let fastify: FastifyInstance;
  let deps: Fakes;
  let cookie: string;
  const begin = async (...options: Parameters<typeof testServer>): Promise<void> => {
    ({ fastify, deps } = await testServer(...options));
    cookie = await loginCookie(fastify);
  };
  beforeEach(() => begin());
  afterEach(() => fastify.close());

  return {
    server: () => fastify,
    deps: () => deps,
    cookie: () => cookie,
    /** Goes on with another server. */
    restart: async (...options: Parameters<typeof testServer>): Promise<void> => {
      await fastify.close();
      await begin(...options);
    },
    post: async (
      payload: FormData | Buffer | string,
      headers: Record<string, string> = {},
      url: string = UPLOAD,
    ) => {
      const answer = await fastify.inject({
        method: 'POST',
        url,
        headers: { ...SAME_ORIGIN, cookie, ...headers },
        payload,
      });
      return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
    },
    nothingStored: (): void => {
      expect([deps.files.stored.size, deps.avatarFiles.stored.size]).toEqual([0, 0]);
    },
  };
};
