import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../../src/demo/index.js';
import { startNode, type Child } from './child.js';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** Starts the built server with nothing in its environment but what is given, on a free port unless one is named. */
export const launchServer = (settings: Readonly<Record<string, string>>): Child =>
  startNode([MAIN], { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'error', ...settings });

/** A server that answers. */
export interface ServerProcess extends Child {
  readonly address: string;
}

/** Starts the built server and waits until it answers. */
export const runServer = async (settings: Readonly<Record<string, string>>): Promise<ServerProcess> => {
  const child = launchServer(settings);
  await child.waitFor(/^优课达已启动：/);
  const address = child.lines.join('\n').match(/^优课达已启动：(\S+)$/m)?.[1];
  if (address === undefined) throw new Error(`the server did not start:\n${child.lines.join('\n')}`);
  return { ...child, address };
};

/** A client that is logged in with a demo account. */
export interface LoggedIn {
  readonly userId: string;
  get(path: string): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
}

/** Logs in with a demo account. */
export const logIn = async (address: string, account: string): Promise<LoggedIn> => {
  const post = (path: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, cookie },
      body: JSON.stringify(body),
    });
  const answer = await post('/api/member/login', { account, pwd: DEMO_PASSWORD });
  const { data } = (await answer.json()) as { data: { id: string } };
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    userId: data.id,
    get: (path) => fetch(`${address}${path}`, { headers: { cookie } }),
    post: (path, body) => post(path, body, cookie),
  };
};
