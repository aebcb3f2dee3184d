import { createApplication } from '@ykd/application';
import { addMembers, createFakes, fakeBrowser, MING, PASSWORD } from '@ykd/application/testing';
import { expect, it } from 'vitest';
import { withSecurityLines } from '../../src/jobs/security-lines.js';

const world = async () => {
  const fakes = createFakes();
  const lines: object[] = [];
  const repositories = withSecurityLines(fakes, { info: (line: object) => void lines.push(line) });
  await addMembers(fakes, [MING]);
  return { fakes, lines, app: createApplication({ ...fakes, ...repositories }) };
};

it('writes a line for a login and a change of the password, without any secret', async () => {
  const { fakes, lines, app } = await world();
  const jar = fakeBrowser();
  const member = app.member(jar.context);
  await member.login({ account: MING.userName, pwd: PASSWORD });
  await member.sendSmsCode({ mobile: MING.mobile });
  const smsCode = fakes.smsSender.codeFor(MING.mobile);
  await member.changePassword({ mobile: MING.mobile, smsCode, pwd: 'a fresh password' });
  await member.endOtherSessions();
  expect(lines).toMatchObject([
    { security: { kind: 'login', userId: MING.id, detail: 'password', address: '192.0.2.1', count: 1 } },
    { security: { kind: 'password', userId: MING.id } },
    { security: { kind: 'logout-everywhere', userId: MING.id } },
  ]);
  const written = JSON.stringify(lines);
  for (const secret of [
    PASSWORD,
    'a fresh password',
    MING.mobile,
    smsCode,
    jar.token() ?? '',
    ...jar.jar.values(),
  ])
    expect(written).not.toContain(secret);
});

it('writes few lines for many failures, and nothing of what was typed', async () => {
  const { lines, app } = await world();
  for (let index = 0; index < 120; index += 1) {
    await app.member(fakeBrowser().context).login({ account: `typed-${index}`, pwd: `secret-${index}` });
  }
  expect(lines).toMatchObject([1, 10, 100].map((count) => ({ security: { kind: 'login-failed', count } })));
  expect(JSON.stringify(lines)).not.toMatch(/typed|secret-/);
});

it('writes none for what was not done', async () => {
  const { lines, fakes } = await world();
  const { unitOfWork, products } = withSecurityLines(fakes, {
    info: (line: object) => void lines.push(line),
  });
  const event = {
    id: '1',
    kind: 'deletion',
    userId: null,
    subject: null,
    address: '',
    detail: '',
    count: 1,
    at: 1,
    lastAt: 1,
  } as const;
  await products.delete('nothing', event);
  const undone = unitOfWork.transaction(async (tx) => {
    await tx.securityLog.add(event);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(lines).toEqual([]);
});
