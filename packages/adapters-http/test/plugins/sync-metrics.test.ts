import type { SyncOperations } from '@ykd/application/account-sync';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { testServer } from '../support/server.js';

let fastify: FastifyInstance;
afterEach(() => fastify.close());

const operations: SyncOperations = {
  counts: async () => [{ target: 'chat', state: 'failed', count: 3 }],
  troubles: async () => [],
  retry: async () => 0,
};

describe('what does not reach another service', () => {
  it('is counted among the metrics, in production too', async () => {
    ({ fastify } = await testServer({ syncOperations: operations }));
    expect((await fastify.inject('/api/dev/accounts/troubles')).statusCode).toBe(404);
    const { body } = await fastify.inject('/metrics');
    expect(body).toContain('ykd_account_sync_jobs{target="chat",state="failed"} 3');
  });

  it('does not keep the other metrics back when it cannot be counted', async () => {
    const broken: SyncOperations = {
      ...operations,
      counts: () => Promise.reject(new Error('no database')),
    };
    ({ fastify } = await testServer({ syncOperations: broken }));
    const { statusCode, body } = await fastify.inject('/metrics');
    expect(statusCode).toBe(200);
    expect(body).toContain('process_cpu');
    expect(body).not.toContain('ykd_account_sync_jobs{');
  });
});
