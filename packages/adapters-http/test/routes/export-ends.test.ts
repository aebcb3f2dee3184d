import type { ExportFiles } from '@ykd/application/list-export';
import { addMembers, must } from '@ykd/application/testing';
import { describe, expect, it } from 'vitest';
import { exportFile } from '../../src/contracts/list-export.js';
import { beginExport, exportingServer } from '../support/exporting.js';
import { manyStudents } from '../support/many-students.js';

/** More than anybody waits for. */
const ENDLESS = Number.MAX_SAFE_INTEGER;

/** Something that a test waits for. */
const settled = () => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

/** Files that wait, after they were asked for, until something has happened. */
const waiting =
  (arrived: ReturnType<typeof settled>, until: ReturnType<typeof settled>) =>
  ({ open }: ExportFiles): ExportFiles => ({
    open: async (...of) => {
      arrived.resolve();
      await until.promise;
      return open(...of);
    },
  });

describe('the file of an export', () => {
  it('keeps no server from ending that ends before there is an answer', async () => {
    const [arrived, ended] = [settled(), settled()];
    const server = await exportingServer(manyStudents(ENDLESS), waiting(arrived, ended));
    const { id } = await beginExport(server, 'csv');
    const answer = server.open(id);
    await arrived.promise;
    const closed = server.fastify.close();
    await expect.poll(() => server.fastify.server.listening).toBe(false);
    ended.resolve();
    expect((await answer).statusCode).toBe(503);
    await closed;
    expect(await server.deps.exportRuns.find('u-admin', id)).toMatchObject({ state: 'failed' });
  });

  it('ends when whoever asked for it left before there was an answer', async () => {
    const [arrived, left] = [settled(), settled()];
    const server = await exportingServer(manyStudents(3), waiting(arrived, left));
    const { id, state } = await beginExport(server, 'csv');
    server.fastify.server.on('request', ({ url = '' }, answer) => {
      if (url.startsWith(exportFile.path)) answer.once('close', left.resolve);
    });
    const request = await server.ask(id);
    await arrived.promise;
    request.on('error', () => undefined).destroy();
    await expect.poll(state).toMatchObject({ state: 'cancelled' });
  });

  it('breaks off when the session that takes it ends', async () => {
    const server = await exportingServer(manyStudents(ENDLESS));
    const { id } = await beginExport(server, 'csv');
    const answer = await server.open(id);
    answer.pause();
    const broken = new Promise((resolve) => answer.on('error', resolve).on('close', resolve));
    // As by the list of devices, where somebody ends what he does not know.
    await server.deps.unitOfWork.transaction(async ({ sessions }) =>
      sessions.delete(await sessions.idsOf('u-admin')),
    );
    answer.resume();
    await broken;
    expect(answer.complete).toBe(false);
    const { listExport } = await server.browser();
    await expect.poll(async () => must(await listExport.runs())).toMatchObject([{ state: 'failed' }]);
  });

  it('breaks off when whoever takes it gets other rights', async () => {
    const server = await exportingServer(manyStudents(ENDLESS));
    const { deps } = server;
    const boss = { id: 'u-2', mobile: '13900000008', userName: 'admin2' };
    await addMembers(deps, [boss], { role: 'superAdmin', grants: [] });
    const { id } = await beginExport(server, 'csv');
    const answer = await server.open(id);
    answer.pause();
    const broken = new Promise((resolve) => answer.on('error', resolve).on('close', resolve));
    const { employee } = await server.browser(boss.userName);
    const rights = { role: 'class', grants: [], reason: '换岗' } as const;
    must(await employee.setRights({ userId: 'u-admin', version: 1, ...rights }));
    answer.resume();
    await broken;
    expect(answer.complete).toBe(false);
  });
});
