import { expect, it } from 'vitest';
import { GLANCE_STUDENTS_MAX } from '../../src/class-glance/index.js';
import { MING } from '../../src/testing/index.js';
import { must } from '../../src/testing/port-suites/purchases.js';
import { JING, LAN, staffed } from '../support/classes.js';

it('shows a teacher her students however many of others came before', async () => {
  const { deps, as, assign, classOf } = await staffed();
  const classId = await classOf({ teacherId: JING.id }, [MING.id]);
  await assign(MING.id, JING.id);
  const { members } = deps.classes;
  // The others are no members of the platform, and so nobody's students.
  const others = Array.from({ length: GLANCE_STUDENTS_MAX + 5 }, (_, at) => ({
    classId,
    studentId: `m-${at}`,
    since: at,
    addedBy: LAN.id,
    why: { kind: 'staff', reason: '报名表' } as const,
    orderId: null,
    leftAt: null,
    leftBy: null,
    leftWhy: null,
  }));
  deps.classes.members = async (id, { limit, from }) => {
    const all = [...others, ...(await members(id, { limit })).list];
    const start = from === undefined ? 0 : all.findIndex(({ studentId }) => studentId === from.key[1]) + 1;
    return { list: all.slice(start, start + limit), hasMore: all.length > start + limit };
  };
  const { classGlance } = await as('banzhuren');
  const { students, isCut } = must(await classGlance.show({ classId, days: 30 }));
  expect([students.map(({ id }) => id), isCut]).toEqual([[MING.id], false]);
});
