import { fakePng } from '@ykd/application/testing';
import { describe, expect, it } from 'vitest';
import { formOf } from '../support/forms.js';
import { SAME_ORIGIN } from '../support/sessions.js';
import { UPLOAD, useUploads } from '../support/uploads.js';

const { server, cookie, post, nothingStored } = useUploads();
const PIXELS = fakePng('pixels');

/** A form written by hand. */
const raw = (...parts: readonly string[]): string =>
  `${parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`).join('')}--x--\r\n`;
const RAW = { 'content-type': 'multipart/form-data; boundary=x' };
const PNG_TEXT = '\u0089PNG\r\n\u001a\npixels';
const sendRaw = (form: string, type = RAW) => post(Buffer.from(form, 'latin1'), type);

describe('the form of an upload', () => {
  it('refuses two files', async () => {
    const two = formOf(['avatarfile', PIXELS], ['avatarfile', PIXELS]);
    expect(await post(two)).toMatchObject({ status: 400, body: { code: 'MALFORMED_FORM' } });
    nothingStored();
  });

  it('refuses another field, in words that name it', async () => {
    expect(await post(formOf(['file', PIXELS]))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', issues: [{ field: 'avatarfile' }, { field: 'file' }] },
    });
    nothingStored();
  });

  it.each([
    [
      'a text beside the file',
      raw(`name="id"\r\n\r\nu-hong`, `name="avatarfile"; filename="a"\r\n\r\n${PNG_TEXT}`),
    ],
    ['a text in place of the file', raw(`name="avatarfile"\r\n\r\n${PNG_TEXT}`)],
    ['a prototype', raw(`name="__proto__"; filename="a"\r\n\r\n${PNG_TEXT}`)],
    ['no end', `--x\r\nContent-Disposition: form-data; name="avatarfile"; filename="a"\r\n\r\n${PNG_TEXT}`],
    ['no form at all', 'nonsense'],
  ])('refuses a form with %s', async (_name, form) => {
    expect((await sendRaw(form)).status).toBe(400);
    nothingStored();
  });

  it.each([
    ['JSON', 'application/json', '{"avatarfile":"x"}'],
    ['plain text', 'text/plain', PNG_TEXT],
    ['the bare file', 'image/png', PNG_TEXT],
    ['a form without a boundary', 'multipart/form-data', raw('name="avatarfile"; filename="a"\r\n\r\nx')],
  ])('refuses %s', async (_name, type, text) => {
    expect(await sendRaw(text, { 'content-type': type })).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_FORM', message: expect.stringContaining('avatarfile') as string },
    });
    nothingStored();
  });

  it('refuses an absent form', async () => {
    const answer = await server().inject({
      method: 'POST',
      url: UPLOAD,
      headers: { ...SAME_ORIGIN, cookie: cookie() },
    });
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field: 'avatarfile' }] });
  });
});
