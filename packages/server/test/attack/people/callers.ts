import type { Books } from '../../soak/ledger.js';
import type { Asker, Marks } from '../judges/ownership.js';
import { entered, knownPerson, type Person } from './person.js';

/** Somebody who calls, in one of the ways in which calls come in. */
export interface Caller {
  readonly who: string;
  /** Absent: nobody whom the platform should know. */
  readonly person?: Person;
  /** What goes with each of his calls. */
  headers(address: string): Readonly<Record<string, string>>;
  /** Whether nothing that he sends may have an effect, not even for himself. */
  readonly isRefused?: true;
  /** Whether he is the one whose things the calls name. */
  readonly isOwner?: true;
}

const withCookie = (who: string, person: Person, more: { readonly isOwner?: true } = {}): Caller => ({
  who,
  person,
  headers: (origin) => ({ origin, cookie: person.cookie }),
  ...more,
});

/** The same text with its last letter but one changed: the last one may say the same as another. */
const spoiled = (text: string): string => {
  const at = text.length - 2;
  return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
};

/** A session of somebody's that has expired. */
const expiredSession = async (address: string, books: Books, person: Person): Promise<string> => {
  const { cookie } = person;
  await books.run(`update session set expires_at = 2 where user_id = '${person.userId}'`);
  await entered(address, person);
  return cookie;
};

/** Everybody who calls: `target` has what the calls name, `attacker` and `fresh` are members like him. */
export const callersOf = async (
  address: string,
  books: Books,
  { target, attacker, fresh }: Readonly<Record<'target' | 'attacker' | 'fresh', Person>>,
): Promise<readonly Caller[]> => {
  const staff = {
    class: await knownPerson(address, 'banzhuren', { role: 'class', grants: [] }),
    teacher: await knownPerson(address, 'zhujiao', {
      role: 'teacher',
      grants: ['contacts', 'orders', 'performance', 'assistants'],
    }),
    admin: await knownPerson(address, 'admin', { role: 'superAdmin', grants: [] }),
  };
  const partner = await knownPerson(address, 'huoban');
  const expired = await expiredSession(address, books, target);
  return [
    { who: '陌生人', headers: (origin) => ({ origin }) },
    {
      who: '伪造的会话',
      headers: (origin) => ({ origin, cookie: spoiled(target.cookie) }),
    },
    { who: '过期的会话', headers: (origin) => ({ origin, cookie: expired }) },
    {
      who: '改动过的令牌',
      headers: () => ({ authorization: `Bearer ${spoiled(target.bearer)}` }),
    },
    {
      who: '别的来源',
      person: target,
      isRefused: true,
      headers: () => ({ origin: 'https://evil.example', cookie: target.cookie }),
    },
    {
      who: '没有来源',
      person: target,
      isRefused: true,
      headers: () => ({ cookie: target.cookie, 'sec-fetch-site': 'cross-site' }),
    },
    withCookie('别的会员', attacker),
    withCookie('新会员', fresh),
    withCookie('合作伙伴', partner),
    {
      who: '令牌（别的会员）',
      person: attacker,
      headers: () => ({ authorization: `Bearer ${attacker.bearer}` }),
    },
    withCookie('班主任', staff.class),
    withCookie('助教', staff.teacher),
    withCookie('本人', target, { isOwner: true }),
    withCookie('超级管理员', staff.admin),
  ];
};

/** What a caller may do, and what is his. */
export const askerOf = ({ person }: Caller, own: Marks | undefined): Asker => ({
  staff: person?.staff,
  own,
});
