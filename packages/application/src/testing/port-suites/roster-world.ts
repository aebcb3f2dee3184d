import type { User } from '@ykd/domain/member';
import type { Ports } from '../../areas.js';
import type { RosterView } from '../../roster/index.js';
import { addMembers, HONG, textBytes } from '../fakes/index.js';
import { must } from './purchases.js';
import { SEED_NOW } from './seed.js';
import { loggedIn, type World, type WorldOf } from './world.js';

export const JING: User = { id: 'u-jing', mobile: '13900000002', userName: 'banzhuren', name: '陈静' };
export const MEI: User = { id: 'u-mei', mobile: '13900000012', userName: 'meilaoshi', name: '梅兰' };
export const TAO: User = { id: 'u-tao', mobile: '13900000003', userName: 'zhujiao' };

/** Two rows: of Hong, and of somebody who is not there yet. */
export const TEXT = [
  '姓名\t手机号\t学校\t标签\t备注',
  '小红\t13800000003\t北京大学\t重点\t',
  '王五\t13700001111\t\t\t走读',
].join('\n');

const withStaff = async (world: World): Promise<World> => {
  const { deps } = world;
  await addMembers(deps, [JING, MEI], { role: 'class', grants: [] });
  await addMembers(deps, [TAO], { role: 'teacher', grants: [] });
  await deps.studentTags.saveLable(
    { id: 'l-1', name: '重点', color: '#1cc47c', description: '', show: 'true' },
    1,
  );
  await deps.unitOfWork.transaction(async ({ care }) => {
    await care.assign({ studentId: HONG.id, staffId: JING.id, kind: 'classTeacher', since: SEED_NOW });
  });
  return world;
};

/** Takes a sheet in. */
export const upload = ({ roster }: Pick<Ports, 'roster'>, text: string) =>
  roster.upload({ name: '春季班', source: 'paste', bytes: textBytes(text) });

/** A roster whose rows are judged by the columns that were recognised. */
export const reviewed = async (
  ports: Pick<Ports, 'roster'>,
  text: string,
  overwrites: RosterView['overwrites'] = [],
  classId: string | null = null,
) => {
  const taken = must(await upload(ports, text));
  const { id, version, columns } = taken;
  return must(
    await ports.roster.plan({ id, version, fields: columns.map(({ field }) => field), overwrites, classId }),
  );
};

/** How many rows of a roster are in each state. */
export const tally = ({ tally: said }: Pick<RosterView, 'tally'>) =>
  Object.fromEntries(said.map(({ state, rows }) => [state, rows]));

export const failure = (kind: string) => ({ ok: false, error: { kind } });

/** What the suites of rosters begin with, and what they look at. */
export const rosterWorld = (world: WorldOf) => {
  const portsOf = async (account = 'banzhuren') => loggedIn(await withStaff(world()), account);
  const userOf = async (mobile: string) => (await world().deps.members.findByAccount(mobile))?.user;
  const acts = () => world().deps.auditLog.stored.map(({ act }) => act);
  return { portsOf, userOf, acts };
};
