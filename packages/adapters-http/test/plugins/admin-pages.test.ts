import { addMembers, MING } from '@ykd/application/testing';
import { adminPageOf, GRANTS, STAFF_ROLES, type StaffMember } from '@ykd/domain/access';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../support/server.js';
import { loginCookie } from '../support/sessions.js';
import { webBuild } from '../support/web-build.js';

const STAFF: readonly StaffMember[] = [
  ...STAFF_ROLES.map((role) => ({ role, grants: [] })),
  ...GRANTS.map((grant) => ({ grants: [grant] })),
];
const nameOf = ({ role, grants: [grant] }: StaffMember) => role?.toLowerCase() ?? `with${grant}`;

let root: string;
let server: TestServer;
beforeAll(async () => {
  root = await webBuild();
  server = await testServer({
    web: { root, settings: async () => ({ settings: {} }), pageOf: adminPageOf },
    publicOrigin: 'https://ykd.example',
  });
  for (const [at, staff] of STAFF.entries()) {
    const userName = nameOf(staff);
    await addMembers(server.deps, [{ id: `u-${userName}`, mobile: `1371234000${at}`, userName }], staff);
  }
  await addMembers(server.deps, [{ id: 'u-left', mobile: '13712341000', userName: 'left' }], { grants: [] });
});
afterAll(async () => {
  await server.fastify.close();
  await rm(root, { recursive: true });
});

/** Where a visitor is sent, or the status of what he gets. */
const open = async (url: string, account?: string): Promise<string | number> => {
  const cookie = account === undefined ? '' : await loginCookie(server.fastify, account);
  const answer = await server.fastify.inject({
    url,
    headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', cookie },
  });
  return answer.headers.location ?? answer.statusCode;
};

describe('the pages of the console', () => {
  it.each(['/admin', '/admin/404', '/admin/security?kind=login'])(
    'lead nobody to the login: %s',
    async (url) => {
      const target = encodeURIComponent(`https://ykd.example${url}`);
      expect(await open(url)).toBe(`/login?target=${target}`);
    },
  );

  it.each([MING.userName, 'left'])('lead %s, who is no staff, to what is open to him', async (account) => {
    expect(await open('/admin', account)).toBe('/admin/404');
    expect(await open('/admin/security', account)).toBe('/admin/404');
    expect(await open('/admin/404', account)).toBe(200);
  });

  it.each(STAFF.map(nameOf))('are open to %s as far as he has a right', async (account) => {
    expect(await open('/admin', account)).toBe(200);
    expect(await open('/admin/404', account)).toBe(200);
    expect(await open('/admin/security', account)).toBe(account === 'superadmin' ? 200 : '/admin/404');
  });

  it('of a student are open to whoever has the right, whoever it is', async () => {
    const path = '/admin/class/student/u-1';
    expect(await open(path, 'class')).toBe(200);
    expect(await open(path, 'teacher')).toBe(200);
    expect(await open(path, 'superadmin')).toBe(200);
    expect(await open(path, 'withorders')).toBe('/admin/404');
    expect(await open(`${path}/more`, 'superadmin')).toBe(404);
  });

  it('about students whom partners brought are open to everybody who works here', async () => {
    for (const account of STAFF.map(nameOf)) expect(await open('/admin/commstudent', account)).toBe(200);
    for (const account of [MING.userName, 'left'])
      expect(await open('/admin/commstudent', account)).toBe('/admin/404');
  });

  it('are not there before they are made', async () => {
    expect(await open('/admin/unknown', 'superadmin')).toBe(404);
  });
});
