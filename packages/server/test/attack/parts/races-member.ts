import { DEFAULT_CHECK_IN_CAMPAIGN } from '@ykd/domain/campaign';
import { newMember, type Client } from '../../soak/client.js';
import type { Stage } from '../../soak/stage.js';
import { ask, dataOf, type Told } from '../http/ask.js';
import { from, newPlace } from '../http/place.js';
import { notOne } from '../judges/money.js';
import { broken, burst, newMobile } from '../people/buyer.js';
import type { Race } from './races-shop.js';

const TIMES = 8;
const OPEN = { courseId: 'py1test', outlineNum: 0, sectionNum: 0, bodyNum: 0 };

/** A call of nobody's in particular; the servers take turns. */
const strange = ({ platform }: Stage, at: number, path: string, body: object): Promise<Told> => {
  const address = platform.addresses[at % platform.addresses.length] ?? platform.addresses[0];
  return ask(address, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', origin: address, ...from(newPlace()) },
    body: JSON.stringify(body),
  });
};

/** How many of these were told that it was done. */
export const succeeded = (answers: readonly Told[]): number =>
  answers.filter(({ status }) => status === 200).length;

/** The answers that nobody may get. */
export const brokenOf = (answers: readonly Told[]): readonly string[] =>
  answers.flatMap(({ status, body }) =>
    status === 0 || status >= 500 ? [`得到 ${status} ${body.slice(0, 100)}`] : [],
  );

/** How many rows of a table are so. */
export const rowsOf = ({ books }: Stage, table: string, where: string): Promise<number> =>
  books.count(`select cast(count(*) as bigint) as count from ${table} where ${where}`);

/** New members, who log in at once. */
export const members = (stage: Stage, count: number, complaints: string[]): Promise<readonly Client[]> =>
  burst(count, () => newMember(stage.platform, newMobile(), (what) => void complaints.push(what)));

/** Races about members and what they learn. */
export const MEMBER_RACES: Readonly<Record<string, Race>> = {
  同一天同时打卡八次只有一条: async (stage) => {
    const complaints: string[] = [];
    const [member] = (await members(stage, 1, complaints)) as readonly [Client];
    const answers = await burst(TIMES, (at) =>
      member.call('POST', '/api/checkin/save', {
        campaign: DEFAULT_CHECK_IN_CAMPAIGN,
        text: `今天第 ${at} 次写的打卡`,
        pictures: [],
      }),
    );
    const rows = await rowsOf(stage, 'check_in', `user_id = '${member.userId}'`);
    return [...complaints, ...broken(answers), ...notOne('打卡', rows)];
  },
  同一篇笔记同时保存八次只有一篇: async (stage) => {
    const complaints: string[] = [];
    const [member] = (await members(stage, 1, complaints)) as readonly [Client];
    const answers = await burst(TIMES, (at) =>
      member.call('POST', '/api/note/save', { ...OPEN, id: 'same-note', text: `第 ${at} 次写的` }),
    );
    const rows = await rowsOf(stage, 'note', `user_id = '${member.userId}'`);
    return [...complaints, ...broken(answers), ...notOne('笔记', rows)];
  },
  一个手机号同时要八次验证码只发一次: async (stage) => {
    const mobile = newMobile();
    const answers = await burst(TIMES, (at) =>
      strange(stage, at, `/api/member/smscode?mobile=${mobile}`, {}),
    );
    return [...brokenOf(answers), ...notOne('发送', succeeded(answers))];
  },
  一个验证码同时登录八次只成一次也只有一位会员: async (stage) => {
    const mobile = newMobile();
    const place = from(newPlace());
    const [address] = stage.platform.addresses;
    const asked = await ask(address, {
      method: 'POST',
      path: `/api/member/smscode?mobile=${mobile}`,
      headers: { origin: address, ...place },
    });
    dataOf(asked);
    const { code: smsCode } = dataOf<{ code: string }>(
      await ask(address, { method: 'GET', path: `/api/dev/outbox?mobile=${mobile}`, headers: place }),
    );
    const answers = await burst(TIMES, (at) =>
      strange(stage, at, '/api/member/loginbysms', { mobile, smsCode }),
    );
    const rows = await rowsOf(stage, 'member', `mobile = '${mobile}'`);
    return [...brokenOf(answers), ...notOne('登录', succeeded(answers)), ...notOne('会员', rows)];
  },
  六位会员同时要同一个用户名只有一位得到: async (stage) => {
    const complaints: string[] = [];
    const wanting = await members(stage, 6, complaints);
    const userName = `wanted${newMobile().slice(-8)}`;
    const answers = await Promise.all(
      wanting.map((member) => member.call('POST', '/api/member/username', { userName })),
    );
    const rows = await rowsOf(stage, 'member', `user_name = '${userName}'`);
    return [...complaints, ...broken(answers), ...notOne('得到用户名的人', rows)];
  },
};
