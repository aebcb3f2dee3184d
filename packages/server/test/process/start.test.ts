import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRODUCTION } from '../support/production.js';
import { launchServer, logIn, runServer } from '../support/server-process.js';
import { startedFolder } from '../support/started-folder.js';
import { useTempFolder } from '../support/use-temp-folder.js';

const temp = useTempFolder();

/** What a start that must fail leaves behind. */
const failedStart = async (settings: Record<string, string>): Promise<string> => {
  const child = launchServer(settings);
  expect(await child.ended).toBe(1);
  return child.lines.join('\n');
};

describe('the start', () => {
  it('prints the address and the demo accounts, and answers', async () => {
    const server = await runServer({ DATA_DIR: temp.path });
    await server.waitFor(/huoban3/);
    expect(server.lines.join('\n')).toMatch(
      /演示账号（密码都是 ykd-demo-2026）[\s\S]*13800000002 {2}xiaoming/,
    );
    for (const path of ['/healthz', '/readyz']) {
      expect((await fetch(`${server.address}${path}`)).status).toBe(200);
    }
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('stops at a wrong setting with its name, and never its value', async () => {
    const said = await failedStart({
      DATA_DIR: temp.path,
      SESSION_SECRET: 'much-too-short',
      YKD_DEMO: 'maybe',
    });
    expect(said).toContain('SESSION_SECRET：至少 32 个字符');
    expect(said).toContain('YKD_DEMO：应为 on 或 off');
    expect(said).not.toContain('much-too-short');
  });

  it('says which process has the data folder already', async () => {
    const DATA_DIR = await startedFolder('demo');
    const first = await runServer({ DATA_DIR });
    const said = await failedStart({ DATA_DIR });
    expect(said).toContain(DATA_DIR);
    expect(said).toContain(String(first.process.pid));
    expect(said).not.toContain('    at ');
    first.process.kill('SIGTERM');
    await first.ended;
  });

  it('says what is wrong with a data folder that cannot be one', async () => {
    writeFileSync(`${temp.path}/file`, '');
    const said = await failedStart({ DATA_DIR: `${temp.path}/file/data` });
    expect(said).toContain(`${temp.path}/file/data`);
    expect(said).toContain('DATA_DIR');
    expect(said).not.toContain('    at ');
  });

  it('says that the port is taken, and gives the data folder free', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => squatter.once('listening', resolve));
    const port = String((squatter.address() as AddressInfo).port);
    const DATA_DIR = await startedFolder('demo');
    expect(await failedStart({ DATA_DIR, PORT: port })).toContain('服务没有启动：端口已被占用');
    squatter.close();
    const server = await runServer({ DATA_DIR, PORT: port });
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('needs its secrets in production, and loads no demo data there', async () => {
    expect(await failedStart({ DATA_DIR: temp.path, NODE_ENV: 'production' })).toContain(
      'SESSION_SECRET：生产环境必须设置',
    );
    const server = await runServer({ DATA_DIR: temp.path, ...PRODUCTION, DOCS_PAGES: 'on' });
    expect(server.lines.join('\n')).not.toContain('演示账号');
    const login = await fetch(`${server.address}/api/member/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://ykd.example' },
      body: JSON.stringify({ account: 'xiaoming', pwd: 'ykd-demo-2026' }),
    });
    expect(login.status).toBe(401);
    expect((await fetch(`${server.address}/api/dev/outbox?mobile=13800000001`)).status).toBe(404);
    const { paths } = (await (await fetch(`${server.address}/docs/json`)).json()) as { paths: object };
    expect(Object.keys(paths).filter((path) => path.startsWith('/api/dev'))).toEqual([]);
    server.process.kill('SIGTERM');
    await server.ended;
  });

  it('refuses in production what was ever loaded with the demo, and says how to begin anew', async () => {
    const DATA_DIR = await startedFolder('demo');
    const said = await failedStart({ DATA_DIR, ...PRODUCTION });
    expect(said).toContain(`服务没有启动：数据目录 ${DATA_DIR} 里的数据库载入过演示数据`);
    expect(said).toContain('ykd -- staff add');
    expect(said).toContain('DATA_DIR');
    expect(said).not.toContain('    at ');
    const again = await runServer({ DATA_DIR });
    await logIn(again.address, 'admin');
    again.process.kill('SIGTERM');
    await again.ended;
  });

  it('keeps sessions over a restart', async () => {
    const DATA_DIR = await startedFolder('demo');
    const first = await runServer({ DATA_DIR });
    const client = await logIn(first.address, 'xiaoming');
    first.process.kill('SIGTERM');
    await first.ended;
    const second = await runServer({ DATA_DIR, PORT: new URL(first.address).port });
    const answer = (await (await client.get('/api/member/getloginUser')).json()) as {
      data: { userName: string };
    };
    expect(answer.data.userName).toBe('xiaoming');
    second.process.kill('SIGTERM');
    await second.ended;
  });

  it('finishes a request in flight on SIGTERM, and ends although its connection is kept alive', async () => {
    const server = await runServer({ DATA_DIR: await startedFolder('demo') });
    const agent = new Agent({ keepAlive: true });
    const request = httpRequest(`${server.address}/api/member/login`, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', origin: server.address, expect: '100-continue' },
    });
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    request.flushHeaders();
    // The server has the request's head, so it is in flight.
    await once(request, 'continue');
    server.process.kill('SIGTERM');
    request.end(JSON.stringify({ account: 'xiaoming', pwd: 'ykd-demo-2026' }));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    answer.resume();
    expect(await server.ended).toBe(0);
    agent.destroy();
  });

  it('believes only what the trusted proxy adds to X-Forwarded-For', async () => {
    const server = await runServer({ DATA_DIR: await startedFolder('demo'), TRUST_PROXY: '1' });
    const guess = async (forged: string): Promise<number> => {
      const answer = await fetch(`${server.address}/api/member/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: server.address,
          'x-forwarded-for': `${forged}, 203.0.113.9`,
        },
        body: JSON.stringify({ account: 'xiaoming', pwd: `wrong password ${forged}` }),
      });
      await answer.text();
      return answer.status;
    };
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push(await guess(`10.0.${count}.1`));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    server.process.kill('SIGTERM');
    await server.ended;
  });

  it('says that it cannot reach the database', async () => {
    const said = await failedStart({
      DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/ykd',
      SESSION_SECRET: PRODUCTION.SESSION_SECRET,
    });
    expect(said).toContain('DATABASE_URL：无法连接数据库');
    expect(said).not.toContain('secret');
  });

  it('says that the machine has no such address', async () => {
    const DATA_DIR = await startedFolder('demo');
    expect(await failedStart({ DATA_DIR, HOST: '192.0.2.1' })).toContain('HOST：本机没有这个地址');
  });
});
