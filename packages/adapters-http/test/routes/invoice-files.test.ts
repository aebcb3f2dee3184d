import { addMembers, fakePdf } from '@ykd/application/testing';
import { describe, expect, it } from 'vitest';
import { formOf } from '../support/forms.js';
import { loginCookie } from '../support/sessions.js';
import { useUploads } from '../support/uploads.js';

const { server, deps, post, cookie } = useUploads();
const UPLOAD = '/middleware_api/upload/invoice';
const NUMBER = '24312000000012345678';
const ASK = {
  orderId: 'o-1',
  kind: 'PERSON',
  title: '李明',
  taxNumber: null,
  email: 'ming@example.com',
} as const;
const JSON_BODY = { 'content-type': 'application/json' };

describe('the file of an invoice', () => {
  const byStaff = (): Promise<string> => loginCookie(server(), 'admin');
  const send = (url: string, body: object, headers: Record<string, string> = {}) =>
    post(JSON.stringify(body), { ...JSON_BODY, ...headers }, url);
  const upload = async (bytes = fakePdf('pages'), headers?: Record<string, string>) =>
    post(
      formOf(['invoicefile', bytes, '发票.pdf', 'application/pdf']),
      headers ?? { cookie: await byStaff() },
      UPLOAD,
    );
  /** The id of an invoice that is issued. */
  const issued = async (): Promise<string> => {
    const asked = (await send('/api/invoice/ask', ASK)).body['data'] as { invoices: { id: string }[] };
    const { id = '' } = asked.invoices[0] ?? {};
    const { file } = (await upload()).body['data'] as { file: string };
    const headers = { cookie: await byStaff() };
    const done = await send('/api/admin/invoice/issue', { id, version: 1, number: NUMBER, file }, headers);
    expect(done).toMatchObject({ status: 200, body: { data: { status: 'ISSUED' } } });
    return id;
  };
  const take = (id: string, headers: Record<string, string>, more = '') =>
    server().inject({ url: `/api/invoice/file?id=${id}${more}`, headers });

  it('is what staff sent, kept under a Chinese name by its buyer and by staff who see orders', async () => {
    const id = await issued();
    const clerk = { id: 'u-clerk', mobile: '13900000008', userName: 'clerk' };
    await addMembers(deps(), [clerk], { grants: ['orders'] });
    for (const headers of [{ cookie: cookie() }, { cookie: await loginCookie(server(), 'clerk') }]) {
      const answer = await take(id, headers);
      expect([answer.statusCode, Uint8Array.from(answer.rawPayload)]).toEqual([200, fakePdf('pages')]);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename=invoice.pdf; filename*=UTF-8''${encodeURIComponent(`发票-${NUMBER}.pdf`)}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('is not there for anybody else, nor before it is issued, nor the red one', async () => {
    const id = await issued();
    const teacher = { id: 'u-teacher', mobile: '13900000007', userName: 'teacher' };
    await addMembers(deps(), [teacher], { role: 'teacher', grants: [] });
    for (const who of ['teacher', 'xiaohong'])
      expect((await take(id, { cookie: await loginCookie(server(), who) })).statusCode).toBe(404);
    expect((await take(id, {})).statusCode).toBe(401);
    expect((await take(id, { cookie: cookie() }, '&red=true')).statusCode).toBe(404);
    for (const other of ['none', '..%2favatar%2fa', '__proto__'])
      expect((await take(other, { cookie: cookie() })).statusCode).toBe(404);
    expect((await take(id, { cookie: cookie() }, '&red=yes')).statusCode).toBe(400);
  });

  it('is taken from staff who look after orders alone, as a PDF that is not too large', async () => {
    expect(await upload(fakePdf(), {})).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const said = async (bytes: Uint8Array) => JSON.stringify((await upload(bytes)).body);
    expect(await said(Uint8Array.from([1, 2, 3]))).toContain('发票文件只支持 PDF 格式');
    expect(await said(fakePdf(' '.repeat(5 * 1_048_576)))).toContain('发票文件大小不能超过 5M');
    expect(await said(fakePdf('/JavaScript'))).toContain('发票文件不能带有脚本或动作');
    expect(deps().files.stored.size).toBe(0);
  });
});
