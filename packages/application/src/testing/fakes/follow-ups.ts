import type { CheckInEntry } from '../../ports/check-ins.js';
import type { FollowUps, TxFollowUps } from '../../ports/follow-ups.js';
import { fakeStudents } from './students.js';
import { stateOf } from './sync-row.js';
import type { FakeWorld } from './world.js';

/** Whom staff are to contact, in memory. */
export const fakeFollowUps = (
  world: FakeWorld,
  { stored: checkIns }: { readonly stored: ReadonlyMap<string, CheckInEntry> },
): FollowUps => ({
  inCareOf: async (staffId, campaigns, studentId) => {
    const order = { key: 'gmtCreated', isDescending: false };
    const ids = studentId === undefined ? {} : { ids: [studentId] };
    const limit = world.members.size + 1;
    const own = { caredBy: staffId, tests: [], ...ids };
    const { list } = await fakeStudents(world).page(order, { limit }, own);
    return list.map(({ id, name, userName, mobile, ...student }) => {
      const record = world.followUps.get(id);
      const failed = [...world.syncs.values()]
        .filter((row) => row.userId === id && stateOf(row) === 'failed')
        .map(({ target, wanted }) => `${target}:${wanted}`);
      const lastDays = campaigns.flatMap(({ campaign, window }) => {
        const days = [...checkIns.values()]
          .filter((entry) => entry.userId === id && entry.campaign === campaign)
          .map(({ day }) => day)
          .filter((day) => window.firstDay <= day && day <= window.lastDay)
          .toSorted();
        const lastDay = days.at(-1);
        return lastDay === undefined ? [] : [{ campaign, window, lastDay }];
      });
      const { boughtAt, validUntil, serviceUntil, lastStudied } = student;
      return {
        id,
        name: name ?? userName,
        mobile,
        record,
        facts: {
          boughtAt,
          validUntil,
          serviceUntil,
          lastStudied,
          checkIns: lastDays,
          syncFailure: failed.length === 0 ? null : failed.toSorted().join(' '),
        },
        care: [...world.care.values()]
          .filter((one) => one.studentId === id && (record?.handOver || one.staffId === staffId))
          .map(({ staffId: carer, kind, since }) => ({ staffId: carer, kind, since })),
      };
    });
  },
});

/** What was done about students, inside a transaction on a world. */
export const txFollowUps = ({ followUps }: Pick<FakeWorld, 'followUps'>): TxFollowUps => ({
  find: async (studentId) => followUps.get(studentId),
  store: async (record) => void followUps.set(record.studentId, record),
});
