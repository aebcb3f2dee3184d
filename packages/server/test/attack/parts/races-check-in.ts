import { DEFAULT_CHECK_IN_CAMPAIGN } from '@ykd/domain/campaign';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { Client } from '../../soak/client.js';
import type { Stage } from '../../soak/stage.js';
import type { Told } from '../http/ask.js';
import { notOne } from '../judges/money.js';
import { burst } from '../people/buyer.js';
import { knownPerson, type Person } from '../people/person.js';
import { claimOf, post, PRIZE, prizeSql } from '../people/possessions.js';
import { brokenOf, members, rowsOf, succeeded } from './races-member.js';
import type { Race } from './races-shop.js';

const TIMES = 8;
const CAMPAIGN = DEFAULT_CHECK_IN_CAMPAIGN;

const sessions = new WeakMap<Stage, Map<string, Promise<Person>>>();

/** Somebody of the staff, who logs in once: the servers share his session. */
const staffOf = (stage: Stage, account: string): Promise<Person> => {
  const known = sessions.get(stage) ?? new Map<string, Promise<Person>>();
  sessions.set(stage, known);
  const person = known.get(account) ?? knownPerson(stage.platform.addresses[0], account);
  known.set(account, person);
  return person;
};

/** A call of his; the servers take turns. */
const asStaff = (
  { platform }: Stage,
  person: Person,
  at: number,
  path: string,
  body: object,
): Promise<Told> =>
  post(platform.addresses[at % platform.addresses.length] ?? platform.addresses[0], person, path, body);

/** A member who wrote today and said where his prize is sent to. */
const winner = async (stage: Stage, complaints: string[]): Promise<Client> => {
  await stage.books.run(prizeSql);
  const [member] = (await members(stage, 1, complaints)) as readonly [Client];
  const own: readonly (readonly [string, object])[] = [
    ['/api/checkin/save', { campaign: CAMPAIGN, text: '今天写的打卡', pictures: [] }],
    ['/api/prize/claim', claimOf(member.userId, SEEN)],
  ];
  for (const [path, body] of own) {
    const answer = await member.call('POST', path, body);
    if (answer?.status !== 200) complaints.push(`${path} 得到 ${answer?.status} ${answer?.code ?? ''}`);
  }
  return member;
};

/** The address that staff see, and another one. */
const SEEN = '员工看到的地址';
const LATER = '后来改的地址';

const ship = (stage: Stage, staff: Person, { userId }: Client, at: number): Promise<Told> =>
  asStaff(stage, staff, at, '/api/admin/prize/ship', {
    campaign: CAMPAIGN,
    prize: PRIZE.id,
    carrier: '快递',
    parcels: [{ userId, version: 1, trackingNo: `RACE-${at}0000` }],
  });

/** Races about what staff do for those who check in. */
export const CHECK_IN_RACES: Readonly<Record<string, Race>> = {
  没打卡的学员同时被提醒八次只收到一条: async (stage) => {
    const complaints: string[] = [];
    const [member] = (await members(stage, 1, complaints)) as readonly [Client];
    const { userId } = member;
    const staff = await staffOf(stage, 'banzhuren');
    const yesterday = shanghaiDay(Date.now() - DAY_MS);
    await stage.books.run(
      `insert into check_in_standing (user_id, campaign, total, longest, run, last_day, is_hidden)
       values ('${userId}', '${CAMPAIGN}', 1, 1, 1, '${yesterday}', 0)`,
    );
    await stage.books.run(
      `insert into student_care (student_id, staff_id, kind, since) values ('${userId}', '${staff.userId}', 'teacher', 1)`,
    );
    const acts = (): Promise<number> => rowsOf(stage, 'audit_log', `act = 'checkins.remind'`);
    const before = await acts();
    const answers = await burst(TIMES, (at) =>
      asStaff(stage, staff, at, '/api/admin/checkin/remind', { campaign: CAMPAIGN }),
    );
    return [
      ...complaints,
      ...brokenOf(answers),
      ...notOne('通知', await rowsOf(stage, 'notice', `user_id = '${userId}'`)),
      ...notOne('记下的提醒', (await acts()) - before),
    ];
  },
  一份奖品同时寄出八次只寄出一次: async (stage) => {
    const complaints: string[] = [];
    const member = await winner(stage, complaints);
    const staff = await staffOf(stage, 'admin');
    const answers = await burst(TIMES, (at) => ship(stage, staff, member, at));
    const mine = `user_id = '${member.userId}'`;
    return [
      ...complaints,
      ...brokenOf(answers),
      ...notOne('寄出', succeeded(answers)),
      ...notOne('通知', await rowsOf(stage, 'notice', `${mine} and title like '奖品%'`)),
      ...notOne(
        '寄出的奖品',
        await rowsOf(stage, 'prize_claim', `${mine} and state = 'sent' and version = 2`),
      ),
    ];
  },
  改地址与寄出同时来寄到的是员工看到的地址: async (stage) => {
    const complaints: string[] = [];
    const member = await winner(stage, complaints);
    const staff = await staffOf(stage, 'admin');
    const [told, moved] = await Promise.all([
      ship(stage, staff, member, 1),
      member.call('POST', '/api/prize/claim', claimOf(member.userId, LATER)),
    ]);
    const mine = `user_id = '${member.userId}'`;
    const sent = await rowsOf(stage, 'prize_claim', `${mine} and state = 'sent'`);
    const astray = await rowsOf(stage, 'prize_claim', `${mine} and state = 'sent' and address <> '${SEEN}'`);
    return [
      ...complaints,
      ...brokenOf([told]),
      ...(moved === undefined || moved.status >= 500 ? ['改地址没有得到回答'] : []),
      ...(told.status === 200 || moved?.status === 200 ? [] : ['两个都没有成']),
      ...(sent === succeeded([told]) ? [] : [`回答寄出 ${succeeded([told])} 份，记下 ${sent} 份`]),
      ...(astray === 0 ? [] : ['寄到了员工没有看过的地址']),
    ];
  },
};
