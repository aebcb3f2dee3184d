import type { StaffMember } from '@ykd/domain/access';
import { DEMO_PASSWORD } from '../../../src/demo/index.js';
import { ask, dataOf, headerOf, type Told } from '../http/ask.js';
import { from, newPlace } from '../http/place.js';

/** Somebody with an account, and his way in. */
export interface Person {
  readonly userId: string;
  readonly account: string;
  readonly staff?: StaffMember | undefined;
  /** The cookie of his session as it goes onto the wire; `entered` makes a new one. */
  cookie: string;
  bearer: string;
}

/** The session's cookie in an answer, as a browser sends it back; empty without one. */
export const sessionOf = (told: Told): string =>
  headerOf(told, 'set-cookie')
    .find((cookie) => /^(?:__Host-)?ykd_session=[^;]/.test(cookie))
    ?.split(';')[0] ?? '';

/** Sends an account and a password from a place. */
export const tryLogin = (
  address: string,
  account: string,
  {
    pwd = DEMO_PASSWORD,
    place = newPlace(),
    cookie = '',
  }: { readonly pwd?: string; readonly place?: string; readonly cookie?: string } = {},
): Promise<Told> =>
  ask(address, {
    method: 'POST',
    path: '/api/member/login',
    headers: {
      'content-type': 'application/json',
      origin: address,
      ...from(place),
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({ account, pwd }),
  });

/** What the platform says of whoever has a session. */
export const loginUser = (address: string, headers: Readonly<Record<string, string>>): Promise<Told> =>
  ask(address, {
    method: 'GET',
    path: '/api/member/getloginUser',
    headers: { ...from(newPlace()), ...headers },
  });

/** Gives a person a new session, and a bearer token of it. */
export const entered = async (address: string, person: Person): Promise<void> => {
  person.cookie = sessionOf(await tryLogin(address, person.account));
  const user = dataOf<{ id: string; token: string } | null>(
    await loginUser(address, { cookie: person.cookie }),
  );
  if (user === null) throw new Error(`${person.account} did not get in`);
  person.bearer = user.token;
};

/** An account of the demo, logged in. */
export const knownPerson = async (address: string, account: string, staff?: StaffMember): Promise<Person> => {
  const told = await tryLogin(address, account);
  const { id: userId } = dataOf<{ id: string }>(told);
  const person: Person = { userId, account, staff, cookie: '', bearer: '' };
  await entered(address, person);
  return person;
};
