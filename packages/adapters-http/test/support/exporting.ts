import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { createApplication, type Ports } from '@ykd/application';
import {
  createExportFiles,
  type ExportFiles,
  type ExportFormat,
  type ExportView,
} from '@ykd/application/list-export';
import { logIn, must, type Fakes } from '@ykd/application/testing';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createClients, createHttp } from '../../src/client/index.js';
import { exportFile } from '../../src/contracts/list-export.js';
import { browserFetch } from './browser.js';
import { testDeps } from './deps.js';
import { manyStudents } from './many-students.js';
import { testServer } from './server.js';
import { loginCookie } from './sessions.js';

type ExportPorts = Pick<Ports, 'listExport' | 'audit' | 'employee'>;

/** A server that exports, and its callers. */
export interface Exporting {
  readonly deps: Fakes;
  readonly fastify: FastifyInstance;
  readonly browser: (account?: string) => Promise<ExportPorts>;
  /** Asks for a file. */
  readonly ask: (id: string, account?: string) => Promise<ClientRequest>;
  /** The answer to that, as soon as it begins. */
  readonly open: (id: string, account?: string) => Promise<IncomingMessage>;
}

/** An export that began. */
export interface BegunExport extends ExportPorts {
  readonly id: string;
  readonly state: () => Promise<ExportView | undefined>;
}

/** Short enough that a test waits for it. */
const BEAT_MS = 10;

/** A server over so many students; `over`: what stands between it and their files. */
export const exportingServer = async (
  many = manyStudents(3),
  over = (files: ExportFiles): ExportFiles => files,
): Promise<Exporting> => {
  const deps = { ...(await testDeps()), students: many.students };
  const { fastify } = await testServer({
    application: createApplication(deps),
    exportFiles: over(createExportFiles(deps)),
    exportBeatMs: BEAT_MS,
  });
  const baseUrl = await fastify.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => fastify.close());
  const browser = async (account = 'admin'): Promise<ExportPorts> => {
    const ports = createClients(createHttp({ baseUrl, fetch: browserFetch(baseUrl) }));
    await logIn(ports, account);
    return ports;
  };
  const ask = async (id: string, account = 'admin'): Promise<ClientRequest> => {
    const headers = { cookie: await loginCookie(fastify, account) };
    return get(`${baseUrl}${exportFile.path}?id=${id}`, { headers, agent: false });
  };
  const open = async (id: string, account = 'admin'): Promise<IncomingMessage> => {
    const request = await ask(id, account);
    return new Promise((resolve, reject) => {
      request.on('response', resolve).on('error', reject);
    });
  };
  return { deps, fastify, browser, ask, open };
};

/** All bytes of an answer. */
export const bytesOf = async (answer: IncomingMessage): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  for await (const part of answer) parts.push(part as Uint8Array);
  return new Uint8Array(Buffer.concat(parts));
};

/** Begins an export of the students as the first administrator; `state`: how it stands. */
export const beginExport = async (
  { browser }: Exporting,
  format: ExportFormat,
  columns = 'name,mobile,gmtCreated',
): Promise<BegunExport> => {
  const ports = await browser();
  const { id } = must(await ports.listExport.begin({ list: 'students', format, state: { columns } }));
  const state = async () => must(await ports.listExport.runs())[0];
  return { ...ports, id, state };
};
