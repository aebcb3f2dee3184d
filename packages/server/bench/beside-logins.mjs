import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measuredCalls } from './calls.mjs';
import { load, median } from './load.mjs';
import { freePort, SERVER, startProcess } from './processes.mjs';

const REQUESTS_PER_SECOND = 200;
const LOGINS_PER_SECOND = 20;
const ROUNDS = 5;
const SECONDS = 5;
const ACCOUNT = JSON.stringify({ account: 'xiaoming', pwd: 'ykd-demo-2026' });

/** Each login from an address of its own: one address may not log in this often. */
const loginCall = () => {
  let count = 0;
  const setupRequest = (request) => {
    count += 1;
    const forwarded = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
    return { ...request, headers: { ...request.headers, 'x-forwarded-for': forwarded } };
  };
  return { method: 'POST', path: '/api/member/login', body: ACCOUNT, setupRequest };
};

const logIn = async (address) => {
  const headers = { 'content-type': 'application/json', origin: address };
  const answer = await fetch(`${address}/api/member/login`, { method: 'POST', headers, body: ACCOUNT });
  const { data } = await answer.json();
  return { cookie: answer.headers.getSetCookie()[0].split(';')[0], userId: data.id };
};

const summary = (rounds) => {
  const middle = (name) => median(rounds.map((round) => round[name]));
  return { perSecond: middle('perSecond'), p50: middle('p50'), p99: middle('p99') };
};

/** The dashboard of logged-in members at a steady rate, alone and beside password logins, in turns. */
export const besideLogins = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ykd-bench-'));
  const server = await startProcess(SERVER, [], {
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
  });
  const { cookie, userId } = await logIn(server.address);
  const calls = measuredCalls(userId)['learn dashboard'];
  const requests = (seconds) =>
    load(server.address, calls, cookie, seconds, { connections: 10, overallRate: REQUESTS_PER_SECOND });
  const login = loginCall();
  const logins = (seconds) =>
    load(server.address, [login], '', seconds, { connections: 10, overallRate: LOGINS_PER_SECOND });

  await requests(1);
  const alone = [];
  const beside = [];
  const loggedIn = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await requests(SECONDS));
    const [request, entry] = await Promise.all([requests(SECONDS), logins(SECONDS)]);
    beside.push(request);
    loggedIn.push(entry);
  }
  await server.stop();
  rmSync(folder, { recursive: true });
  return { alone: summary(alone), beside: summary(beside), logins: summary(loggedIn) };
};
