import { EXPORT_BATCH } from '@ykd/application/list-export';
import { addMembers, must } from '@ykd/application/testing';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exportFile } from '../../src/contracts/list-export.js';
import { beginExport, bytesOf, exportingServer } from '../support/exporting.js';
import { manyStudents, studentRow } from '../support/many-students.js';

const NASTY = ['=1+1', '+86', '-5', '@cmd', '＝1', 'a"b,c', '王\n小', '330102199001011234', '007', '1e5'];

const named = () => manyStudents(NASTY.length, (at) => studentRow(at, { name: NASTY[at] ?? null }));

describe('the file of an export', () => {
  it('is CSV that spreadsheets and programs read alike: no formula runs, no digits are lost', async () => {
    const server = await exportingServer(named());
    const { id, state } = await beginExport(server, 'csv');
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
    await expect.poll(state).toMatchObject({ state: 'done', rows: NASTY.length });
  });

  it('is XLSX with texts as texts and the hours of Shanghai', async () => {
    const server = await exportingServer(named());
    const { id } = await beginExport(server, 'xlsx', 'gmtCreated,name');
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
    const server = await exportingServer(
      manyStudents(texts.length, (at) => studentRow(at, { name: texts[at] ?? null })),
    );
    const { id } = await beginExport(server, 'xlsx', 'name');
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
    const csv = await exportingServer(served());
    const { id } = await beginExport(csv, 'csv', 'serviceUntil,lastStudied');
    const text = Buffer.from(await bytesOf(await csv.open(id))).toString('utf8');
    expect(parse(text, { bom: true })).toEqual([
      ['服务到期', '最后学习'],
      ['2026-03-11', ''],
    ]);
    const xlsx = await exportingServer(served());
    const { id: other } = await beginExport(xlsx, 'xlsx', 'serviceUntil');
    const files = unzipSync(await bytesOf(await xlsx.open(other)));
    expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('<v>46092</v>');
    const styles = strFromU8(files['xl/styles.xml'] ?? new Uint8Array());
    expect(styles).toContain('yyyy-mm-dd');
    expect(styles).not.toContain('hh:mm');
  });

  it('is written down with its rows when it is whole, and there once', async () => {
    const server = await exportingServer(manyStudents(2 * EXPORT_BATCH + 7));
    const { id, state, audit } = await beginExport(server, 'csv', 'name');
    const text = Buffer.from(await bytesOf(await server.open(id))).toString('utf8');
    const names = parse(text, { bom: true, fromLine: 2 }).flat();
    expect(names).toEqual(Array.from({ length: 2 * EXPORT_BATCH + 7 }, (_, at) => `学员 ${at}`));
    await expect.poll(state).toMatchObject({ state: 'done' });
    const { list } = must(await audit.entries({ size: 5, subjectId: `is:${id}` }));
    expect(list).toMatchObject([
      { act: 'exports.end', after: { state: 'done', rows: 2 * EXPORT_BATCH + 7 } },
      { act: 'exports.begin' },
    ]);
    expect(JSON.stringify(list)).not.toContain('学员 1');
    expect((await server.open(id)).statusCode).toBe(404);
  });

  it('is read no faster than it is taken, and ends when whoever takes it leaves', async () => {
    const many = manyStudents(Number.MAX_SAFE_INTEGER);
    const server = await exportingServer(many);
    const { id, state } = await beginExport(server, 'csv');
    const answer = await server.open(id);
    answer.pause();
    let before = -1;
    // What lies between is what the system's buffers of the connection take.
    await expect
      .poll(
        () => {
          const was = before;
          before = many.pages();
          return before - was;
        },
        { interval: 300 },
      )
      .toBe(0);
    expect(await state()).toMatchObject({ state: 'running' });
    answer.destroy();
    await expect.poll(state).toMatchObject({ state: 'cancelled' });
    const pages = many.pages();
    expect(must(await (await server.browser()).listExport.runs())).toHaveLength(1);
    expect(many.pages()).toBe(pages);
  });

  it('breaks off when it is cancelled, and looks like no whole file', async () => {
    const server = await exportingServer(manyStudents(Number.MAX_SAFE_INTEGER));
    const { id, state, listExport } = await beginExport(server, 'xlsx');
    const answer = await server.open(id);
    answer.pause();
    const broken = new Promise((resolve) => answer.on('error', resolve).on('close', resolve));
    must(await listExport.cancel({ id }));
    answer.resume();
    await broken;
    expect(answer.complete).toBe(false);
    expect(await state()).toMatchObject({ state: 'cancelled' });
  });

  it('has failed when its rows cannot be read', async () => {
    const many = manyStudents(3 * EXPORT_BATCH);
    const { page } = many.students;
    const students = {
      ...many.students,
      page: (...of: Parameters<typeof page>) =>
        many.pages() < 2 ? page(...of) : Promise.reject(new Error('the disk is gone')),
    };
    const server = await exportingServer({ ...many, students });
    const { id, state } = await beginExport(server, 'csv');
    const answer = await server.open(id);
    await expect(bytesOf(answer)).rejects.toThrow();
    await expect.poll(state).toMatchObject({ state: 'failed' });
  });

  it('is whose it is, with the rights that he has now', async () => {
    const server = await exportingServer();
    const { id } = await beginExport(server, 'csv');
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
