import { fc, test } from '@fast-check/vitest';
import { ROSTER_OVERWRITES } from '@ykd/domain/roster';
import { describe, expect } from 'vitest';
import type { Care } from '../../src/entities/index.js';
import {
  applyRoster,
  createRosterProgress,
  OPERATOR,
  planRoster,
  takeIn,
  undoRoster,
} from '../../src/roster/index.js';
import { addClass, addTerms, sampleMember } from '../../src/testing/contracts/class-samples.js';
import { addMembers, createFakes, textBytes, type Fakes } from '../../src/testing/index.js';

const MOBILES = Array.from({ length: 6 }, (_, at) => `1380000000${at}`);
const TEACHERS = ['wang', 'lili'];

/** Four students of whom each knows something else, two class teachers, two tags. */
const peopled = async (): Promise<Fakes> => {
  const fakes = createFakes();
  const [a = '', b = '', c = '', d = ''] = MOBILES;
  await addMembers(fakes, [
    { id: 's0', mobile: a },
    {
      id: 's1',
      mobile: b,
      userName: 'sone',
      name: '乙',
      email: 'a@b.cn',
      profile: { schoolName: '北京大学', schoolBeginDate: 2022 },
    },
    { id: 's2', mobile: c, name: '丙', gender: 'male', profile: { major: '法学', schoolEndDate: null } },
    { id: 's3', mobile: d, name: '丁', profile: {} },
  ]);
  await addMembers(
    fakes,
    TEACHERS.map((name, at) => ({ id: `w${at}`, mobile: `1390000000${at}`, userName: name, name })),
    { role: 'class', grants: [] },
  );
  for (const id of ['t0', 't1']) {
    await fakes.studentTags.saveLable({ id, name: id, color: '#000000', description: '', show: 'true' }, 1);
  }
  await fakes.studentTags.give({ id: 'g0', studentId: 's1', lableId: 't0', at: 1 });
  await fakes.unitOfWork.transaction(async ({ care }) => {
    const one: Care = { studentId: 's1', staffId: 'w0', kind: 'classTeacher', since: 5 };
    await care.assign(one);
    await care.assign({ ...one, staffId: 'w1', kind: 'assistant', since: 6 });
    await care.assign({ ...one, studentId: 's2', staffId: 'w1', since: 7 });
  });
  // One was in a class, and left; another is in one of another type; there are few seats.
  await addTerms(fakes);
  const open = { firstDay: '2020-01-01', lastDay: null };
  await addClass(fakes, 'k0', { ...open, name: '春季班', seats: 3, teacherId: 'w0', assistantIds: ['w1'] });
  await addClass(fakes, 'k1', { ...open, name: '夏季班', seats: 1, teacherId: 'w1' });
  await fakes.unitOfWork.transaction(async ({ classes }) => {
    for (const [id, studentId] of [
      ['k0', 's1'],
      ['k1', 's3'],
      ['k0', 's2'],
    ] as const) {
      await classes.hold(id);
      await classes.join(sampleMember(id, studentId));
    }
    await classes.leave('k0', 's1', { at: 8, by: 'w0', why: '退班' });
  });
  return fakes;
};

/** All that a roster can change, as it stands. */
const stateOf = ({ shop }: Fakes) => ({
  members: [...shop.members.values()].map(({ user }) => user).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  care: [...shop.care.values()].toSorted((a, b) =>
    `${a.studentId} ${a.staffId}` < `${b.studentId} ${b.staffId}` ? -1 : 1,
  ),
  givings: [...shop.givings.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  classes: [...shop.classes.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  inClasses: [...shop.classMembers.values()].toSorted((a, b) =>
    `${a.classId} ${a.studentId}` < `${b.classId} ${b.studentId}` ? -1 : 1,
  ),
  notes: [...shop.studentNotes.values()].filter(({ deletedAt }) => deletedAt === null),
});

const cell = (...values: readonly string[]) => fc.constantFrom('', ...values);
const row = fc.tuple(
  fc.constantFrom(...MOBILES),
  cell('甲', '乙'),
  cell('男', '女'),
  cell('x@y.cn'),
  cell('南京大学', '北京大学'),
  cell('数学', '法学'),
  cell('2022', '2023-09'),
  cell('2026'),
  cell('t0', 't1', 't0、t1'),
  cell(...TEACHERS),
  cell('走读'),
  cell('春季班', '夏季班', '没有'),
);
const TITLES = '手机号\t姓名\t性别\t邮箱\t学校\t专业\t入学时间\t毕业时间\t标签\t班主任\t备注\t班级';

describe('the undoing of a roster', () => {
  test.prop(
    [
      fc.uniqueArray(row, { minLength: 1, maxLength: 6, selector: ([mobile]) => mobile }),
      fc.subarray([...ROSTER_OVERWRITES]),
      fc.constantFrom(null, null, 'k0'),
    ],
    { numRuns: 60 },
  )('puts everything back as it was', async (rows, overwrites, classId) => {
    const fakes = await peopled();
    const before = stateOf(fakes);
    const deps = { ...fakes, rosterProgress: createRosterProgress() };
    const bytes = textBytes([TITLES, ...rows.map((cells) => cells.join('\t'))].join('\n'));
    const taken = await takeIn(deps, OPERATOR, { name: 'x', source: 'command', bytes });
    if (!taken.ok) throw new Error(JSON.stringify(taken));
    const { id, version } = taken.value;
    const fields = taken.value.fields.map((field) =>
      classId !== null && field === 'className' ? null : field,
    );
    const planned = await planRoster(deps, OPERATOR, { id, version, fields, overwrites, classId });
    if (!planned.ok) throw new Error(JSON.stringify(planned));
    const applied = await applyRoster(deps, OPERATOR, { id, version: planned.value.version });
    if (!applied.ok) throw new Error(JSON.stringify(applied));
    const { made = 0, updated = 0 } = applied.value.tally;
    if (made + updated > 0) expect(stateOf(fakes)).not.toEqual(before);
    const undone = await undoRoster(deps, OPERATOR, id);
    expect(undone).toMatchObject({ ok: true, value: { state: 'undone' } });
    expect(stateOf(fakes)).toEqual(before);
    if (undone.ok) expect(undone.value.tally.reversed ?? 0).toBe(made + updated);
  });
});
