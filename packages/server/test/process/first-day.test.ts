import { join } from 'node:path';
import { URI, type TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { runCli } from '../../src/cli/run.js';
import { PRODUCTION } from '../support/production.js';
import { runServer } from '../support/server-process.js';
import { startedFolder } from '../support/started-folder.js';

const EXAMPLE = join(import.meta.dirname, '../../../../docs/examples/products.json');
const PASSWORD = 'the first password';

it('an empty production shop gets its staff and its products while it runs', async () => {
  const DATA_DIR = await startedFolder('production');
  const server = await runServer({ DATA_DIR, ...PRODUCTION });
  const ykd = (...args: readonly string[]): Promise<number> => {
    const silent = (): void => {};
    const world = { environment: { DATA_DIR, ...PRODUCTION }, folder: '/', out: silent, error: silent };
    return runCli(args, world, async () => PASSWORD);
  };
  const post = (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: PRODUCTION.PUBLIC_ORIGIN, cookie },
      body: JSON.stringify(body),
    });
  const logIn = () => post('/api/member/login', { account: 'admin', pwd: PASSWORD });

  expect((await logIn()).status).toBe(401);
  const add = ['staff', 'add', '--mobile', '13900000001', '--username', 'admin', '--role', 'superAdmin'];
  expect(await ykd(...add)).toBe(0);
  const login = await logIn();
  expect(login.status).toBe(200);
  const cookieOf = ({ headers }: Response) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
  // Whoever typed the first password at the command line may be another one than its owner.
  const own = { pwd: 'a password of his own', confirm: 'a password of his own' };
  expect((await post('/api/admin/second-factor/begin', {}, cookieOf(login))).status).toBe(401);
  const changed = await post('/api/member/changeinitialpwd', own, cookieOf(login));
  expect(changed.status).toBe(200);
  const cookie = cookieOf(changed);
  expect((await logIn()).status).toBe(401);

  const listing = async (): Promise<readonly { readonly id: string }[]> => {
    const answer = await post('/api/commonquery/query?returnClassName=YkdProduct', {});
    return ((await answer.json()) as { readonly data: readonly { readonly id: string }[] }).data;
  };
  expect(await listing()).toEqual([]);
  expect(await ykd('product', 'import', EXAMPLE)).toBe(0);
  expect((await listing()).map(({ id }) => id)).toEqual(['python-data']);

  // What staff may do, the new account does once it has the second factor that this production asks for.
  const save = '/api/commonmutation/save?modelClassName=YkdProduct';
  expect((await post(save, { id: 'mini-program', status: 'ON' }, cookie)).status).toBe(403);
  const begun = (await (await post('/api/admin/second-factor/begin', {}, cookie)).json()) as {
    readonly data: { readonly uri: string };
  };
  const code = (URI.parse(begun.data.uri) as TOTP).generate();
  expect((await post('/api/admin/second-factor/confirm', { code }, cookie)).status).toBe(200);
  expect((await post(save, { id: 'mini-program', status: 'ON' }, cookie)).status).toBe(200);
  expect((await listing()).map(({ id }) => id)).toEqual(['python-data', 'mini-program']);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
