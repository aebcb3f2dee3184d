import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { createApplication, type Ports } from '@ykd/application';
import {
  createExportFiles,
  EXPORT_BATCH,
  type ExportFiles,
  type ExportFormat,
} from '@ykd/application/list-export';
import { addMembers, logIn, must } from '@ykd/application/testing';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClients, createHttp } from '../../src/client/index.js';
import { exportFile } from '../../src/contracts/list-export.js';
import { browserFetch } from '../support/browser.js';
import { testDeps } from '../support/deps.js';
import { manyStudents, studentRow } from '../support/many-students.js';
import { loginCookie } from '../support/sessions.js';
import { testServer } from '../support/server.js';

const NASTY = ['=1+1', '+86', '-5', '@cmd', '＝1', 'a"b,c', '王\n小', '330102199001011234', '007', '1e5'];

/** Short enough that a test waits for it. */
const BEAT_MS = 10;

/** A server over so many students. */
const world = async (many = manyStudents(3), over = (files: ExportFiles): ExportFiles => files) => {
  const deps = { ...(await testDeps()), students: many.students };
  const { fastify } = await testServer({
    application: createApplication(deps),
    exportFiles: over(createExportFiles(deps)),
    exportBeatMs: BEAT_MS,
  });
  const baseUrl = await fastify.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => fastify.close());
  const browser = async (account = 'admin'): Promise<Pick<Ports, 'listExport' | 'audit' | 'employee'>> => {
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

const settled = () => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

type Begun = Awaited<ReturnType<typeof world>>;

const bytesOf = async (answer: IncomingMessage): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  for await (const part of answer) parts.push(part as Uint8Array);
  return new Uint8Array(Buffer.concat(parts));
};

const begin = async ({ browser }: Begun, format: ExportFormat, columns = 'name,mobile,gmtCreated') => {
  const ports = await browser();
  const { id } = must(await ports.listExport.begin({ list: 'students', format, state: { columns } }));
  const state = async () => must(await ports.listExport.runs())[0];
  return { ...ports, id, state };
};

const named = () => manyStudents(NASTY.length, (at) => studentRow(at, { name: NASTY[at] ?? null }));

describe('the file of an export', () => {
  it('is CSV that spreadsheets and programs read alike: no formula runs, no digits are lost', async () => {
    const server = await world(named());
    const { id, state } = await begin(server, 'csv');
    const answer = await server.open(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const name = encodeURIComponent('学员-2026-03-01.csv');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename=export.csv; filename*=UTF-8''${name}`,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const text = Buffer.from(await bytesOf(answer)).toString('utf8');
    expect(text.startsWith('\uFEFF姓名,手机号,注册时间\r\n')).toBe(true);
    const [head, ...rows] = parse(text, { bom: true, recordDelimiter: '\r\n' });
    expect(head).toEqual(['姓名', '手机号', '注册时间']);
    expect(rows.map(([first]) => first)).toEqual([
      "'=1+1",
      "'+86",
      "'-5",
      "'@cmd",
      "'＝1",
      'a"b,c',
      '王\n小',
      '\t330102199001011234',
      '\t007',
      '\t1e5',
    ]);
    expect(new Set(rows.map(([, ...rest]) => rest.join()))).toEqual(
      new Set(['138****0001,2026-03-01 07:59']),
    );
    await vi.waitFor(async () => expect(await state()).toMatchObject({ state: 'done', rows: NASTY.length }));
  });

  it('is XLSX with texts as texts and the hours of Shanghai', async () => {
    const server = await world(named());
    const { id } = await begin(server, 'xlsx', 'gmtCreated,name');
    const answer = await server.open(id);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('学员-2026-03-01.xlsx'));
    const files = unzipSync(await bytesOf(answer));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).not.toContain('<f>');
    const texts = Array.from(
      sheet.matchAll(/t="inlineStr"[^>]*><is><t[^>]*>([^<]*)<\/t>/g),
      ([, text]) => text,
    );
    expect(texts).toEqual(['注册时间', '姓名', ...NASTY]);
    // Day 46082 of spreadsheets is 2026-03-01.
    const serials = Array.from(sheet.matchAll(/<v>([\d.]+)<\/v>/g), ([, value]) => Number(value));
    expect(serials).toHaveLength(NASTY.length);
    for (const serial of serials) expect(serial).toBeCloseTo(46_082 + (7 * 60 + 59) / 1440, 6);
    expect(strFromU8(files['xl/styles.xml'] ?? new Uint8Array())).toContain('yyyy-mm-dd hh:mm');
  });

  it('is XLSX that a spreadsheet opens, however long a text is and whatever it looks like', async () => {
    const texts = ['长'.repeat(40_000), '_x0041_ 甲'];
    const server = await world(
      manyStudents(texts.length, (at) => studentRow(at, { name: texts[at] ?? null })),
    );
    const { id } = await begin(server, 'xlsx', 'name');
    const files = unzipSync(await bytesOf(await server.open(id)));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const [, long = '', coded] = Array.from(sheet.matchAll(/<t[^>]*>([^<]*)<\/t>/g), ([, text]) => text);
    expect(long).toHaveLength(32_767);
    expect(long.endsWith('…（后面的内容太长）')).toBe(true);
    expect(coded).toBe('_x005F_x0041_ 甲');
  });

  it('has days without hours where days are meant', async () => {
    const serviceUntil = Date.UTC(2026, 2, 11, 16) - 1;
    const served = () => manyStudents(1, (at) => studentRow(at, { serviceUntil }));
    const csv = await world(served());
    const { id } = await begin(csv, 'csv', 'serviceUntil,lastStudied');
    const text = Buffer.from(await bytesOf(await csv.open(id))).toString('utf8');
    expect(parse(text, { bom: true })).toEqual([
      ['服务到期', '最后学习'],
      ['2026-03-11', ''],
    ]);
    const xlsx = await world(served());
    const { id: other } = await begin(xlsx, 'xlsx', 'serviceUntil');
    const files = unzipSync(await bytesOf(await xlsx.open(other)));
    expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('<v>46092</v>');
    const styles = strFromU8(files['xl/styles.xml'] ?? new Uint8Array());
    expect(styles).toContain('yyyy-mm-dd');
    expect(styles).not.toContain('hh:mm');
  });

  it('is written down with its rows when it is whole, and there once', async () => {
    const server = await world(manyStudents(2 * EXPORT_BATCH + 7));
    const { id, state, audit } = await begin(server, 'csv', 'name');
    const text = Buffer.from(await bytesOf(await server.open(id))).toString('utf8');
    const names = parse(text, { bom: true, fromLine: 2 }).flat();
    expect(names).toEqual(Array.from({ length: 2 * EXPORT_BATCH + 7 }, (_, at) => `学员 ${at}`));
    await vi.waitFor(async () => expect(await state()).toMatchObject({ state: 'done' }));
    const { list } = must(await audit.entries({ size: 5, subjectId: id }));
    expect(list).toMatchObject([
      { act: 'exports.end', after: { state: 'done', rows: 2 * EXPORT_BATCH + 7 } },
      { act: 'exports.begin' },
    ]);
    expect(JSON.stringify(list)).not.toContain('学员 1');
    expect((await server.open(id)).statusCode).toBe(404);
  });

  it('is read no faster than it is taken, and ends when whoever takes it leaves', async () => {
    const many = manyStudents(Number.MAX_SAFE_INTEGER);
    const server = await world(many);
    const { id, state } = await begin(server, 'csv');
    const answer = await server.open(id);
    answer.pause();
    let before = -1;
    await vi.waitFor(
      () => {
        const [was, now] = [before, many.pages()];
        before = now;
        // What lies between is what the system's buffers of the connection take.
        expect(now).toBe(was);
      },
      { interval: 300, timeout: 20_000 },
    );
    expect(await state()).toMatchObject({ state: 'running' });
    answer.destroy();
    await vi.waitFor(async () => expect(await state()).toMatchObject({ state: 'cancelled' }));
    const pages = many.pages();
    expect(must(await (await server.browser()).listExport.runs())).toHaveLength(1);
    expect(many.pages()).toBe(pages);
  });

  it('breaks off when it is cancelled, and looks like no whole file', async () => {
    const server = await world(manyStudents(Number.MAX_SAFE_INTEGER));
    const { id, state, listExport } = await begin(server, 'xlsx');
    const answer = await server.open(id);
    answer.pause();
    const broken = new Promise((resolve) => answer.on('error', resolve).on('close', resolve));
    must(await listExport.cancel({ id }));
    answer.resume();
    await broken;
    expect(answer.complete).toBe(false);
    expect(await state()).toMatchObject({ state: 'cancelled' });
  });

  it('breaks off when whoever takes it is dismissed meanwhile', async () => {
    const server = await world(manyStudents(Number.MAX_SAFE_INTEGER));
    const userId = 'u-2';
    await addMembers(server.deps, [{ id: userId, mobile: '13900000008', userName: 'admin2' }], {
      role: 'superAdmin',
      grants: [],
    });
    const { listExport } = await server.browser('admin2');
    const { id } = must(await listExport.begin({ list: 'students', format: 'csv', state: {} }));
    const answer = await server.open(id, 'admin2');
    answer.pause();
    const broken = new Promise((resolve) => answer.on('error', resolve).on('close', resolve));
    const { employee, audit } = await server.browser();
    must(await employee.leave({ userId, version: 1, reason: '合同到期' }));
    answer.resume();
    await broken;
    expect(answer.complete).toBe(false);
    await vi.waitFor(async () =>
      expect(must(await audit.entries({ size: 1, subjectId: id })).list).toMatchObject([
        { act: 'exports.end', after: { state: 'failed' } },
      ]),
    );
  });

  it('has failed when its rows cannot be read', async () => {
    const many = manyStudents(3 * EXPORT_BATCH);
    const { page } = many.students;
    const students = {
      ...many.students,
      page: (...of: Parameters<typeof page>) =>
        many.pages() < 2 ? page(...of) : Promise.reject(new Error('the disk is gone')),
    };
    const server = await world({ ...many, students });
    const { id, state } = await begin(server, 'csv');
    const answer = await server.open(id);
    await expect(bytesOf(answer)).rejects.toThrow();
    await vi.waitFor(async () => expect(await state()).toMatchObject({ state: 'failed' }));
  });

  it('ends when whoever asked for it left before there was an answer', async () => {
    const [arrived, left] = [settled(), settled()];
    const server = await world(manyStudents(3), ({ open }) => ({
      open: async (...of) => {
        arrived.resolve();
        await left.promise;
        return open(...of);
      },
    }));
    const { id, state } = await begin(server, 'csv');
    server.fastify.server.on('request', ({ url = '' }, answer) => {
      if (url.startsWith(exportFile.path)) answer.once('close', left.resolve);
    });
    const request = await server.ask(id);
    await arrived.promise;
    request.on('error', () => undefined).destroy();
    await vi.waitFor(async () => expect(await state()).toMatchObject({ state: 'cancelled' }));
  });

  it('breaks off when whoever takes it gets other rights', async () => {
    const server = await world(manyStudents(Number.MAX_SAFE_INTEGER));
    const { deps } = server;
    const boss = { id: 'u-2', mobile: '13900000008', userName: 'admin2' };
    await addMembers(deps, [boss], { role: 'superAdmin', grants: [] });
    const { id } = await begin(server, 'csv');
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

  it('is whose it is, with the rights that he has now', async () => {
    const server = await world();
    const { id } = await begin(server, 'csv');
    await addMembers(server.deps, [{ id: 'u-2', mobile: '13900000008', userName: 'admin2' }], {
      role: 'superAdmin',
      grants: [],
    });
    expect((await server.open(id, 'admin2')).statusCode).toBe(404);
    expect((await server.open(id, 'xiaoming')).statusCode).toBe(404);
    const anonymous = await server.fastify.inject({ url: `${exportFile.path}?id=${id}` });
    expect(anonymous.statusCode).toBe(401);
    expect((await server.open('nothing')).statusCode).toBe(404);
  });
});
