import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  changesMany,
  isAsLeft,
  judgeRoster,
  mayUndoRoster,
  ROSTER_OVERWRITES,
  ROSTER_UNDO_MS,
  rosterCounts,
  type RosterClass,
  type RosterDone,
  type RosterField,
  type RosterNow,
  type RosterStudent,
  type RosterWorld,
} from '../../src/roster/index.js';

const FIELDS: readonly RosterField[] = [
  'mobile',
  'name',
  'major',
  'tags',
  'classTeacher',
  'remark',
  'className',
];
const [A, B, C] = ['13800000001', '13800000002', '13800000003'];

const student = (over: Partial<RosterStudent> = {}): RosterStudent => ({
  id: 's1',
  isReached: true,
  profile: { name: '张三', major: '法学' },
  tagIds: ['t1'],
  teacherId: 'w1',
  notes: ['已联系'],
  classes: [],
  ...over,
});

const world = (over: Partial<RosterWorld> = {}): RosterWorld => ({
  students: new Map([[A, student()]]),
  tags: new Map<string, string | null>([
    ['重点', 't1'],
    ['走读', 't2'],
    ['同名', null],
  ]),
  teachers: new Map([
    ['wang', { id: 'w1', name: '王老师' }],
    [B, { id: 'w2', name: '李老师' }],
    ['李老师', { id: 'w2', name: '李老师' }],
    ['陈老师', null],
  ]),
  classes: [],
  mayAssign: true,
  ...over,
});

const judge = (
  rows: readonly (readonly string[])[],
  {
    overwrites = [],
    skipped = [],
    classId = null,
    ...over
  }: Partial<RosterWorld> & {
    readonly overwrites?: readonly RosterField[];
    readonly skipped?: readonly number[];
    readonly classId?: string | null;
  } = {},
) =>
  judgeRoster(
    rows.map((cells, at) => ({ number: at + 2, cells, isSkipped: skipped.includes(at + 2) })),
    { fields: FIELDS, overwrites, classId },
    world(over),
  );

describe('judgeRoster', () => {
  test('makes a new student, with all that the row says', () => {
    expect(judge([[C, '王五', '数学', '走读', 'Wang', '走读生']])).toEqual([
      {
        number: 2,
        verdict: 'new',
        issues: [],
        values: {
          mobile: C,
          name: '王五',
          major: '数学',
          tags: ['走读'],
          classTeacher: 'Wang',
          remark: '走读生',
        },
        changes: [
          { field: 'name', old: null, now: '王五', kept: false },
          { field: 'major', old: null, now: '数学', kept: false },
          { field: 'tags', old: null, now: '走读', kept: false },
          { field: 'classTeacher', old: null, now: '王老师', kept: false },
          { field: 'remark', old: null, now: '走读生', kept: false },
        ],
        studentId: null,
        teacherId: 'w1',
        tagIds: ['t2'],
        classId: null,
      },
    ]);
  });

  test('keeps what is there, and adds what is not', () => {
    const [row] = judge([[A, '张三', '数学', '重点、走读', B, '已联系']]);
    expect(row).toMatchObject({
      verdict: 'changed',
      studentId: 's1',
      teacherId: null,
      tagIds: ['t2'],
      changes: [
        { field: 'major', old: '法学', now: '数学', kept: true },
        { field: 'tags', old: null, now: '走读', kept: false },
        { field: 'classTeacher', old: 'w1', now: '李老师', kept: true },
      ],
    });
    expect(judge([[A, '张三', '数学', '重点', B, '已联系']])[0]?.verdict).toBe('same');
    expect(judge([[A, '', '', '', '', '']])[0]).toMatchObject({
      verdict: 'same',
      changes: [],
      studentId: 's1',
    });
    expect(judge([[A, '', '', '', 'wang', '再联系']])[0]?.changes).toEqual([
      { field: 'remark', old: null, now: '再联系', kept: false },
    ]);
  });

  test('overwrites in the columns that were named, and no other', () => {
    const row = (overwrites: readonly RosterField[]) =>
      judge([[A, '张四', '数学', '', B, '']], { overwrites })[0];
    expect(row(['major'])).toMatchObject({
      verdict: 'changed',
      teacherId: null,
      changes: [{ field: 'name', kept: true }, { field: 'major', kept: false }, { kept: true }],
    });
    expect(row(['classTeacher'])).toMatchObject({
      teacherId: 'w2',
      changes: [{ kept: true }, { kept: true }, { field: 'classTeacher', kept: false }],
    });
  });

  test('gives a teacher to who has none', () => {
    const students = new Map([[A, student({ teacherId: null, profile: {} })]]);
    expect(judge([[A, '', '数学', '', B, '']], { students })[0]).toMatchObject({
      verdict: 'changed',
      teacherId: 'w2',
      changes: [
        { field: 'major', old: null, now: '数学', kept: false },
        { field: 'classTeacher', old: null, now: '李老师', kept: false },
      ],
    });
  });

  test('takes none of the rows that say one mobile, and names the others', () => {
    const rows = judge([
      [C, '甲', '', '', '', ''],
      [B, '乙', '', '', '', ''],
      [`+86${C}`, '丙', '', '', '', ''],
    ]);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['faulty', 'new', 'faulty']);
    expect(rows[0]?.issues).toEqual([
      { field: 'mobile', message: '与第 4 行的手机号相同，请改正，或只留一行' },
    ]);
    expect(rows[2]?.issues[0]?.message).toContain('第 2 行');
    const three = judge([
      [C, '甲'],
      [C, '乙'],
      [C, '丙'],
    ]);
    expect(three[1]?.issues[0]?.message).toBe('与第 2、4 行的手机号相同，请改正，或只留一行');
    const left = judge(
      [
        [C, '甲'],
        [C, '乙'],
      ],
      { skipped: [3] },
    );
    expect(left.map(({ verdict }) => verdict)).toEqual(['new', 'skipped']);
    expect(left[1]).toMatchObject({ issues: [], changes: [], studentId: null });
  });

  test('names the first three others who say one mobile, and how many more there are', () => {
    const rows = judge(Array.from({ length: 5_000 }, (_, at) => [C, `学员${at}`]));
    expect(rows.every(({ verdict }) => verdict === 'faulty')).toBe(true);
    const said = (row: number) => rows[row - 2]?.issues.map(({ message }) => message);
    const alike = (others: string) => [`与第 ${others}的手机号相同，请改正，或只留一行`];
    expect(said(2)).toEqual(alike('3、4、5 行和另外 4996 行'));
    expect(said(4)).toEqual(alike('2、3、5 行和另外 4996 行'));
    expect(said(5001)).toEqual(alike('2、3、4 行和另外 4996 行'));
    const four = judge([[C], [C], [C], [C]].map((row) => [...row, '甲']));
    expect(four.map(({ issues }) => issues[0]?.message)).toEqual(
      ['3、4、5 行', '2、4、5 行', '2、3、5 行', '2、3、4 行'].flatMap(alike),
    );
  });

  test('tells nothing of who is not reached', () => {
    const students = new Map([[A, student({ isReached: false })]]);
    expect(judge([[A, '张三', '数学', '走读', 'wang', '']], { students })[0]).toEqual({
      number: 2,
      verdict: 'faulty',
      values: { mobile: A, name: '张三', major: '数学', tags: ['走读'], classTeacher: 'wang' },
      issues: [
        { field: 'mobile', message: '这个手机号不能由你导入：已有的学员要在你名下，员工不能当学员导入' },
      ],
      changes: [],
      studentId: null,
      teacherId: null,
      tagIds: [],
      classId: null,
    });
  });

  test('says what else is to be corrected', () => {
    const issuesOf = (cells: readonly string[], over = {}) =>
      judge([cells], over)[0]?.issues.map(({ field, message }) => `${field} ${message}`);
    expect(issuesOf([C, '', '', '', '', ''])).toEqual(['name 新学员必须填写姓名']);
    expect(issuesOf([C, '=A1', '', '', '', ''])).toEqual(['name 这一格是公式，请改成它的值']);
    expect(issuesOf([C, '王五', '', '没有、重点、同名', 'nobody', ''])).toEqual([
      'tags 没有叫“没有”的标签，有几个标签都叫“同名”',
      'classTeacher 没有叫“nobody”的班主任：写姓名、用户名或手机号',
    ]);
    expect(issuesOf([C, '王五', '', '', '陈老师', ''])).toEqual([
      'classTeacher 有几位班主任都叫“陈老师”，请写用户名或手机号',
    ]);
    expect(judge([[C, '王五', '', '', '李老师', '']])[0]?.teacherId).toBe('w2');
    expect(issuesOf([C, '王五', '', '', 'wang', ''], { mayAssign: false })).toEqual([
      'classTeacher 你不能分配班主任，请去掉这一列',
    ]);
    expect(issuesOf(['', '王五'])).toEqual(['mobile 手机号必须填写']);
    expect(
      judge([
        ['', ''],
        ['', ''],
      ]).map(({ issues }) => issues.length),
    ).toEqual([2, 2]);
  });

  const rowOf = fc.tuple(
    fc.constantFrom(A, B, C, '13800000004', 'x', ''),
    fc.constantFrom('', '张三', '李四'),
    fc.constantFrom('', '法学', '数学'),
    fc.constantFrom('', '重点', '走读', '没有'),
    fc.constantFrom('', 'wang', B),
    fc.constantFrom('', '已联系', '新的'),
  );
  test.prop([fc.array(rowOf, { maxLength: 8 }), fc.subarray([...ROSTER_OVERWRITES])])(
    'no student twice, nothing overwritten unasked, and each row counted once',
    (rows, overwrites) => {
      const judged = judge(rows, { overwrites });
      const good = judged.filter(({ verdict }) => verdict !== 'faulty');
      expect(new Set(good.map(({ values }) => values.mobile)).size).toBe(good.length);
      for (const { verdict, changes, issues, studentId } of judged) {
        expect(verdict === 'faulty').toBe(issues.length > 0);
        expect(verdict === 'new').toBe(issues.length === 0 && studentId === null);
        expect(verdict === 'changed').toBe(studentId !== null && changes.some(({ kept }) => !kept));
        for (const { field, old, kept } of changes) {
          expect(kept).toBe(old !== null && !overwrites.includes(field));
        }
      }
      const counts = rosterCounts(judged);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows.length);
      for (const [verdict, count] of Object.entries(counts)) {
        expect(judged.filter((row) => row.verdict === verdict)).toHaveLength(count);
      }
      // A second look at the same world says the same.
      expect(judge(rows, { overwrites })).toEqual(judged);
    },
  );
});

describe('changesMany', () => {
  test.each([
    [20, 0, false],
    [21, 0, true],
    [21, 210, false],
    [21, 209, true],
    [500, 5000, false],
    [501, 5000, true],
  ])('%i of %i: %s', (changed, reached, many) => {
    expect(changesMany(changed, reached)).toBe(many);
  });
});

describe('mayUndoRoster', () => {
  test('is for seven days', () => {
    expect(ROSTER_UNDO_MS).toBe(7 * 86_400_000);
    expect(mayUndoRoster(10, 10 + ROSTER_UNDO_MS)).toBe(true);
    expect(mayUndoRoster(10, 11 + ROSTER_UNDO_MS)).toBe(false);
  });
});

describe('judgeRoster with classes', () => {
  const spring: RosterClass = { id: 'k1', name: '春季班', typeId: 'y1', refusal: null, free: Infinity };
  const classes = (...some: readonly Partial<RosterClass>[]) => some.map((one) => ({ ...spring, ...one }));
  const [D, E] = ['13800000004', '13800000005'];
  const row = (mobile: string, name: string) => [mobile, '甲', '', '', '', '', name];
  const said = (one: ReturnType<typeof judge>[number] | undefined) =>
    one?.verdict === 'faulty' ? one.issues.map(({ field, message }) => `${field} ${message}`) : one?.classId;

  test('a row brings its student into the class that it names, or that all come into', () => {
    const own = { classes: classes({}, { id: 'k2', name: '夏季班', typeId: 'y2' }) };
    expect(judge([row(C, ' 春季班 ')], own)[0]).toMatchObject({
      verdict: 'new',
      classId: 'k1',
      changes: [{ field: 'name' }, { field: 'className', old: null, now: '春季班', kept: false }],
    });
    expect(judge([row(A, '夏季班')], own)[0]).toMatchObject({
      verdict: 'changed',
      studentId: 's1',
      classId: 'k2',
    });
    expect(judge([row(C, '')], own)[0]).toMatchObject({ verdict: 'new', classId: null });
    expect(judge([row(C, '')], { ...own, classId: 'k2' })[0]).toMatchObject({ classId: 'k2' });
  });

  test('who is in it already stays as he is', () => {
    const students = new Map([[A, student({ classes: classes({ refusal: 'archived' as const }) })]]);
    const own = { students, classes: classes({ refusal: 'archived', free: 0 }) };
    expect(judge([[A, '', '', '', '', '', '春季班']], own)[0]).toMatchObject({
      verdict: 'same',
      classId: null,
      changes: [],
    });
  });

  test('says why there is no class for him', () => {
    const one = (own: Parameters<typeof judge>[1], name = '春季班') => said(judge([row(A, name)], own)[0]);
    expect(one({}, '没有')).toEqual(['className 没有叫“没有”的班级，或不是你带的班']);
    expect(one({ classId: 'k9' })).toEqual(['className 没有叫“春季班”的班级，或不是你带的班']);
    expect(said(judge([row(A, '')], { classId: 'k9' })[0])).toEqual([
      'className 没有这个班级，或不是你带的班',
    ]);
    expect(one({ classes: classes({}, { id: 'k2' }) })).toEqual(['className 有几个班级都叫“春季班”']);
    expect(one({ classes: classes({ refusal: 'archived' }) })).toEqual(['className 班级“春季班”已经归档']);
    expect(one({ classes: classes({ refusal: 'ended' }) })).toEqual(['className 班级“春季班”已经结课']);
    expect(one({ classes: classes({ free: 0 }) })).toEqual(['className 班级“春季班”的名额已满']);
    const students = new Map([[A, student({ classes: classes({ id: 'k3', name: '冬季班' }) })]]);
    expect(one({ students, classes: classes({}) })).toEqual([
      'className 已经在同一班型的“冬季班”里，请到那个班里移动',
    ]);
    expect(one({ students, classes: classes({ typeId: 'y2' }) })).toBe('k1');
  });

  test('rows take seats in their order, those alone that come in', () => {
    const students = new Map([[A, student({ classes: classes({}) })]]);
    const rows = [
      row(A, '春季班'),
      row(B, '春季班'),
      ['x', '乙'],
      row(C, '春季班'),
      row(D, '春季班'),
      row(E, '春季班'),
    ];
    const seated = judge(rows, { students, classes: classes({ free: 2 }), skipped: [3] });
    expect(seated.map(said)).toEqual([
      null,
      null,
      ['mobile 手机号应是 11 位数字，以 13 到 19 开头'],
      'k1',
      'k1',
      ['className 班级“春季班”的名额已满'],
    ]);
  });

  test.prop([
    fc.array(fc.constantFrom(A, B, C, D, E), { maxLength: 5 }),
    fc.nat(4),
    fc.constantFrom('', '春季班'),
  ])('never brings more into a class than it takes', (mobiles, free, name) => {
    const rows = judge(
      mobiles.map((mobile) => row(mobile, name)),
      { classes: classes({ free }) },
    );
    const joined = rows.filter(({ classId }) => classId !== null);
    expect(joined.length).toBeLessThanOrEqual(free);
    for (const one of rows) {
      expect(one.changes.some(({ field }) => field === 'className')).toBe(one.classId !== null);
      if (one.verdict === 'faulty') expect(one.classId).toBeNull();
    }
    if (name === '') expect(joined).toEqual([]);
  });

  test.prop([
    fc.uniqueArray(
      fc.record({ id: fc.constantFrom('k1', 'k2', 'k3', 'k4'), name: fc.constantFrom('春', '夏') }),
      {
        selector: ({ id }) => id,
      },
    ),
    fc.constantFrom('春', '夏', '秋', ''),
    fc.constantFrom(null, 'k1', 'k4', 'k9'),
  ])('finds the class that looking through all of them for each row finds', (some, name, classId) => {
    const own = { classes: classes(...some), classId };
    const found = some.filter((one) => (classId === null ? one.name === name : one.id === classId));
    const isNamed = classId !== null || name !== '';
    for (const one of judge([row(C, name), row(D, name)], own)) {
      expect(one.classId).toBe(found.length === 1 ? found[0]?.id : null);
      expect(one.verdict).toBe(isNamed && found.length !== 1 ? 'faulty' : 'new');
    }
  });
});

describe('isAsLeft', () => {
  const done: RosterDone = {
    profile: { name: { old: '', now: '张三' }, major: { old: '法学', now: '数学' } },
    care: { old: 'a', now: 'b' },
    givings: ['g1', 'g2'],
    noteId: 'n1',
  };
  const now: RosterNow = {
    profile: { name: '张三', major: '数学', email: 'new@ykd.cn' },
    care: 'b',
    givings: ['g0', 'g1', 'g2'],
    noteIds: ['n0', 'n1'],
    joinedAt: 5,
  };

  test('asks for all that was changed, and for nothing else', () => {
    expect(isAsLeft(done, now)).toBe(true);
    expect(
      isAsLeft(
        { profile: {}, givings: [] },
        { profile: {}, care: '', givings: [], noteIds: [], joinedAt: null },
      ),
    ).toBe(true);
    expect(
      isAsLeft({ profile: { email: { old: 'x', now: '' } }, givings: [] }, { ...now, profile: {} }),
    ).toBe(true);
    expect(isAsLeft(done, { ...now, profile: { ...now.profile, major: '物理' } })).toBe(false);
    expect(isAsLeft(done, { ...now, profile: { major: '数学' } })).toBe(false);
    expect(isAsLeft(done, { ...now, care: 'c' })).toBe(false);
    expect(isAsLeft(done, { ...now, givings: ['g1'] })).toBe(false);
    expect(isAsLeft(done, { ...now, noteIds: ['n0'] })).toBe(false);
    for (const joinedAt of [null, 4])
      expect(isAsLeft({ ...done, joinedAt: 5 }, { ...now, joinedAt })).toBe(false);
    expect(isAsLeft({ ...done, joinedAt: 5 }, now)).toBe(true);
  });
});
