import { sized } from '../../../scripts/lib/smoke.mjs';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../dist/demo/accounts.js';
import { measuredCalls } from './calls.mjs';
import { load, median } from './load.mjs';

const REQUESTS_PER_SECOND = 200;
const LOGINS_PER_SECOND = 20;
const ROUNDS = sized(5, 1);
const SECONDS = 5;

/** Whose requests are measured. */
const MEASURED = 'xiaoming';
/** Who logs in meanwhile: a member's newest sessions end the older ones, and the measured one is to stay. */
const OTHERS = DEMO_ACCOUNTS.map(({ user }) => user.userName).filter((name) => name !== MEASURED);

const credentials = (account) => JSON.stringify({ account, pwd: DEMO_PASSWORD });

/** The others log in by turns, each time from a new address: one address may not log in this often. */
const loginCall = () => {
  let count = 0;
  const setupRequest = (request) => {
    count += 1;
    const forwarded = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
    const body = credentials(OTHERS[count % OTHERS.length]);
    return { ...request, body, headers: { ...request.headers, 'x-forwarded-for': forwarded } };
  };
  return { method: 'POST', path: '/api/member/login', body: credentials(OTHERS[0]), setupRequest };
};

const logIn = async (address) => {
  const headers = { 'content-type': 'application/json', origin: address };
  const answer = await fetch(`${address}/api/member/login`, {
    method: 'POST',
    headers,
    body: credentials(MEASURED),
  });
  const { data } = await answer.json();
  return { cookie: answer.headers.getSetCookie()[0].split(';')[0], userId: data.id };
};

const summary = (rounds) => {
  const middle = (name) => median(rounds.map((round) => round[name]));
  return { perSecond: middle('perSecond'), p50: middle('p50'), p99: middle('p99') };
};

/** The dashboard of a logged-in member at a steady rate, alone and beside password logins, in turns, on a server with the demo data. */
export const besideLogins = async (address) => {
  const { cookie, userId } = await logIn(address);
  const calls = measuredCalls(userId)['learn dashboard'];
  const requests = (seconds) =>
    load(address, calls, cookie, seconds, { connections: 10, overallRate: REQUESTS_PER_SECOND });
  const login = loginCall();
  const logins = (seconds) =>
    load(address, [login], '', seconds, { connections: 10, overallRate: LOGINS_PER_SECOND });

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
  return { alone: summary(alone), beside: summary(beside), logins: summary(loggedIn) };
};
