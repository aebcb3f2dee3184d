import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../../src/demo/index.js';
import { startNode, type Child } from './child.js';

const MAIN = fileURLToPath(new URL('../../dist/bundle/main.js', import.meta.url));
/** The same, a file for each module. */
const COMPILED = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

const preloaded = (name: string): readonly string[] => ['--import', new URL(name, import.meta.url).href];

export type Settings = Readonly<Record<string, string>>;

export interface LaunchOptions {
  /** By how much the server's clock is ahead, ms; what it does every so often it then does far more often. Default: it is not. */
  readonly later?: number;
  /** Whether it prints `module: …` for each module of the packages that it loads; it is not the bundle then. Default: it does not. */
  readonly telling?: boolean;
  /** Hears how to kill it. Default: that happens when the test ends. */
  readonly onEnd?: (end: () => Promise<void>) => void;
}

/** Starts the built server with nothing in its environment but what is given, on a free port unless one is named. */
export const launchServer = (settings: Settings, { later, telling, onEnd }: LaunchOptions = {}): Child => {
  // Tests count on who is there: the school of the demo comes where one asks for it.
  const plain = { PORT: '0', LOG_LEVEL: 'error', DEMO_STUDENTS: '0' };
  const environment = { PATH: process.env['PATH'], ...plain, ...settings };
  const args = telling === true ? [...preloaded('told-modules.mjs'), COMPILED] : [MAIN];
  if (later === undefined) return startNode(args, environment, onEnd);
  const moved = { ...environment, CLOCK_AHEAD_MS: String(later) };
  return startNode([...preloaded('moving-clock.mjs'), ...args], moved, onEnd);
};

/** A server that answers. */
export interface ServerProcess extends Child {
  readonly address: string;
}

/** Starts the built server and waits until it answers. */
export const runServer = async (settings: Settings, options?: LaunchOptions): Promise<ServerProcess> => {
  const child = launchServer(settings, options);
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
