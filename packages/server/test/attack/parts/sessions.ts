import { DEMO_PASSWORD } from '../../../src/demo/index.js';
import type { Arena } from '../arena.js';
import { ask, dataOf, headerOf, type Told } from '../http/ask.js';
import { from, newPlace } from '../http/place.js';
import { newPeople } from '../people/new-people.js';
import { loginUser, sessionOf, tryLogin, type Person } from '../people/person.js';

const isKnown = async (address: string, headers: Readonly<Record<string, string>>): Promise<boolean> =>
  dataOf(await loginUser(address, headers)) !== null;

/** A login with the cookie that somebody else has put there makes a session of its own. */
const fixation = async ({ address, check }: Arena, person: Person, other: Person): Promise<void> => {
  const chosen = 'ykd_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  const evidence: string[] = [];
  for (const cookie of [chosen, other.cookie]) {
    const made = sessionOf(await tryLogin(address, person.account, { cookie }));
    if (made === '' || made === cookie) evidence.push('登录沿用了别人放好的会话');
    const { data } = JSON.parse((await loginUser(address, { cookie })).body) as {
      data: { id: string } | null;
    };
    if (data?.id === person.userId) evidence.push('别人放好的会话成了本人的');
  }
  check('登录不沿用别人放好的会话', { tried: 2, evidence });
};

/** After the logout neither the cookie nor a token of the session is worth anything. */
const logout = async ({ address, check }: Arena, { cookie, bearer }: Person): Promise<void> => {
  const evidence: string[] = [];
  const bearing = { authorization: `Bearer ${bearer}` };
  if (!(await isKnown(address, { cookie })) || !(await isKnown(address, bearing)))
    evidence.push('退出以前就不认识本人');
  await ask(address, {
    method: 'POST',
    path: '/api/member/logout',
    headers: { cookie, origin: address, ...from(newPlace()) },
  });
  if (await isKnown(address, { cookie })) evidence.push('退出以后 Cookie 还有用');
  if (await isKnown(address, bearing)) evidence.push('退出以后令牌还有用');
  check('退出以后，会话与它发出的令牌都没有用了', { tried: 2, evidence });
};

/** What a session's cookie must say. */
const flagsMissing = (told: Told, secure: boolean): readonly string[] => {
  const cookie = headerOf(told, 'set-cookie').find((one) => /^(?:__Host-)?ykd_session=/.test(one)) ?? '';
  const flags = ['httponly', 'samesite=lax', 'path=/', ...(secure ? ['secure'] : [])];
  const said = cookie.toLowerCase().split(/;\s*/);
  return [
    ...flags.filter((flag) => !said.includes(flag)),
    ...(said.some((one) => one.startsWith('domain=')) ? ['不应有 domain'] : []),
    ...(secure && !cookie.startsWith('__Host-') ? ['名字应以 __Host- 开头'] : []),
  ];
};

/** Somebody else's cookie beside one's own lets nobody in as him, and shuts nobody out over HTTPS. */
const severalCookies = async ({ address, check }: Arena, person: Person, other: Person): Promise<void> => {
  const evidence: string[] = [];
  const strangers = `${other.cookie}; ${other.cookie}x`;
  for (const cookie of [`${person.cookie}; ${other.cookie}`, `${other.cookie}; ${person.cookie}`]) {
    const told = await loginUser(address, { cookie });
    if (told.status !== 200 || dataOf(told) !== null)
      evidence.push(`没有前缀的两个：得到 ${told.status} ${told.body.slice(0, 100)}`);
  }
  const own = await loginUser(address, {
    cookie: `${strangers}; __Host-${person.cookie}`,
    'x-forwarded-proto': 'https',
  });
  if (own.status !== 200 || dataOf<{ id: string } | null>(own)?.id !== person.userId)
    evidence.push(`有前缀的一个与旧的两个：得到 ${own.status} ${own.body.slice(0, 100)}`);
  const twice = await loginUser(address, { cookie: `__Host-${person.cookie}; __Host-${other.cookie}` });
  if (twice.status !== 400) evidence.push(`有前缀的两个：得到 ${twice.status} ${twice.body.slice(0, 100)}`);
  check('几个同名的会话 Cookie 谁的会话也不是，HTTPS 下不碍本人的会话', { tried: 4, evidence });
};

/** What the platform gives a browser to keep, and what it takes back. */
export const sessions = async (arena: Arena): Promise<void> => {
  const { address, stage, check } = arena;
  const [person, other, leaving] = (await newPeople(stage.books, address, 3)) as readonly [
    Person,
    Person,
    Person,
  ];
  await fixation(arena, person, other);
  await logout(arena, leaving);
  const plain = await tryLogin(address, person.account);
  const encrypted = await ask(address, {
    method: 'POST',
    path: '/api/member/login',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-proto': 'https',
      origin: address.replace('http:', 'https:'),
      ...from(newPlace()),
    },
    body: JSON.stringify({ account: person.account, pwd: DEMO_PASSWORD }),
  });
  const missing = [...flagsMissing(plain, false), ...flagsMissing(encrypted, true)];
  check('会话的 Cookie：HttpOnly、SameSite、Path；HTTPS 下还有 Secure 与 __Host-', {
    tried: 2,
    evidence: missing.map((flag) => `缺少或不对：${flag}`),
  });
  await severalCookies(arena, person, other);
};
