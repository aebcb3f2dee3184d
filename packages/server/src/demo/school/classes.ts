import type { ClassEvent, UnitOfWork, WholeClass } from '@ykd/application/ports';
import { nextReminder } from '@ykd/domain/school-class';
import { DAY_MS, HOUR_MS, shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import type { Population } from '../../persistence/index.js';

const TYPES = ['全日制', '周末班', '晚间班'] as const;
const STAGES = ['基础', '框架', '项目', '就业'] as const;

/** The member whom the demo shows the learning centre with, and who looks after him. */
export const LEARNER = 'demo-xiaoming';
export const LEARNERS_TEACHER = 'demo-banzhuren';

/** How many students a class has, at the most, beside that one. */
const SOME = 24;

interface Line {
  readonly name: string;
  /** Their places among the types and stages. */
  readonly type: number;
  readonly stage: number;
  /** Days from today. */
  readonly first: number;
  readonly last: number | null;
  readonly seats: number | null;
  readonly products: readonly string[];
}

/** One that is to come, three that run and one that ended. */
const LINES: readonly Line[] = [
  {
    name: '研发训练营 15 班',
    type: 0,
    stage: 0,
    first: 12,
    last: 132,
    seats: 30,
    products: ['product-develop'],
  },
  {
    name: '研发训练营 14 班',
    type: 0,
    stage: 1,
    first: -33,
    last: 87,
    seats: 30,
    products: ['product-develop'],
  },
  {
    name: '研发训练营 13 班',
    type: 0,
    stage: 3,
    first: -80,
    last: 40,
    seats: SOME,
    products: ['product-develop'],
  },
  { name: '周末前端班', type: 1, stage: 2, first: -21, last: null, seats: null, products: [] },
  {
    name: '研发训练营 12 班',
    type: 0,
    stage: 3,
    first: -160,
    last: -30,
    seats: 30,
    products: ['product-develop'],
  },
];

const termId = (kind: 'type' | 'stage', at: number): string => `demo-class-${kind}-${at + 1}`;

/** When class teachers answer. */
const HOURS = ['值班时随时可以问，别的时间留言，当晚回复', '值班时随时可以问'] as const;

/** A moment of a Shanghai day that is so many days after another instant. */
const onDay = (at: number, days: number, hour: number): number =>
  startOfShanghaiDay(shanghaiDayIndex(at) + days) + hour * HOUR_MS;

/** What stands in the schedule of a class that runs: weekly live lessons, homework and a reminder, dated from today. */
const eventsOf = ({ id: classId, firstDay, lastDay }: WholeClass, at: number): readonly ClassEvent[] => {
  const today = shanghaiDay(at);
  if (firstDay > today || (lastDay !== null && lastDay < today)) return [];
  const until = (days: number): string => shanghaiDay(at + days * DAY_MS);
  const made = {
    known: null,
    newsAt: null,
    cancelledAt: null,
    version: 1,
    changedBy: 'demo-admin',
    changedAt: at - 20 * DAY_MS,
  };
  const event = (
    name: string,
    {
      changes = [],
      ...one
    }: Omit<ClassEvent, 'id' | 'classId' | 'remindAt' | 'changes' | keyof typeof made> &
      Partial<Pick<ClassEvent, 'changes'>>,
  ): ClassEvent => {
    const remindAt = nextReminder({ ...one, ...made, changes }, at)?.at ?? null;
    return { ...one, ...made, changes, id: `${classId}-${name}`, classId, remindAt };
  };
  const link = 'https://live.example.com/ykd';
  const evening = onDay(at, -13, 19.5);
  // In eight days it is a day later, and the time after that does not take place.
  const others: ClassEvent['changes'] = [
    { of: onDay(at, 8, 19.5), to: { startsAt: onDay(at, 9, 20), endsAt: onDay(at, 9, 22) } },
    { of: onDay(at, 15, 19.5), to: null },
  ];
  const homework = { endsAt: null, repeatsUntil: null, place: '', link: '' };
  return [
    event('live', {
      kind: 'live',
      title: '每周直播：讲解与答疑',
      startsAt: evening,
      endsAt: evening + 2 * HOUR_MS,
      repeatsUntil: until(30),
      changes: others,
      place: '',
      link,
    }),
    event('project', {
      kind: 'live',
      title: '项目评审',
      startsAt: onDay(at, 3, 14),
      endsAt: onDay(at, 3, 16),
      repeatsUntil: null,
      place: '三教 301',
      link: '',
    }),
    event('homework', { kind: 'deadline', title: '阶段作业', startsAt: onDay(at, 5, 22), ...homework }),
    event('past', { kind: 'deadline', title: '入门作业', startsAt: onDay(at, -6, 22), ...homework }),
    event('note', { kind: 'reminder', title: '带上上周的笔记', startsAt: onDay(at, 1, 9), ...homework }),
  ];
};

/** Classes of the demo school, each with students of its class teacher; `at`: epoch ms. The same for the same school. */
export const loadClasses = async (
  unitOfWork: UnitOfWork,
  { care }: Pick<Population, 'care'>,
  at: number,
): Promise<void> => {
  if (care.length === 0) return;
  const teaching = care.filter(({ kind }) => kind === 'classTeacher');
  const teachers = [...new Set(teaching.map(({ staffId }) => staffId))];
  const given = new Set<string>();
  await unitOfWork.transaction(async ({ classes, classEvents, classGroups, staffContacts }) => {
    await classes.lockTerms();
    const term = {
      version: 1,
      gmtCreated: at - 200 * DAY_MS,
      changedBy: null,
      gmtModified: at - 200 * DAY_MS,
    };
    for (const [kind, names] of [
      ['type', TYPES],
      ['stage', STAGES],
    ] as const) {
      for (const [place, name] of names.entries())
        await classes.putTerm(kind, { id: termId(kind, place), name, sort: 10 * (place + 1), ...term });
    }
    for (const [place, line] of LINES.entries()) {
      const id = `demo-class-${place + 1}`;
      const carer = teachers[place % teachers.length] ?? null;
      // Nobody has taken the one on yet that is to come: whoever buys stays with whom he has.
      const teacherId = line.first > 0 ? null : carer;
      const since = at + Math.min(-1, line.first) * DAY_MS;
      const one: WholeClass = {
        id,
        name: line.name,
        typeId: termId('type', line.type),
        stageId: termId('stage', line.stage),
        firstDay: shanghaiDay(at + line.first * DAY_MS),
        lastDay: line.last === null ? null : shanghaiDay(at + line.last * DAY_MS),
        seats: line.seats,
        joinDays: 14,
        teacherId,
        note: '',
        members: 0,
        archivedAt: null,
        version: 1,
        changedBy: 'demo-admin',
        gmtCreated: since - 7 * DAY_MS,
        gmtModified: since - 7 * DAY_MS,
        assistantIds: [],
        productIds: line.products,
      };
      await classes.insert(one);
      for (const event of eventsOf(one, at)) await classEvents.put(event);
      const students = teaching
        .filter(({ staffId, studentId }) => staffId === carer && !given.has(studentId))
        .slice(0, line.first > 0 ? SOME / 4 : SOME)
        .map(({ studentId }) => studentId);
      const hasSeat = line.seats === null || students.length < line.seats;
      const isLed = line.first <= 0 && carer === LEARNERS_TEACHER;
      const isOfLearner = isLed && hasSeat && !given.has(LEARNER);
      if (isOfLearner) students.push(LEARNER);
      for (const studentId of students) {
        given.add(studentId);
        const why = { kind: 'staff', reason: '报名表' } as const;
        await classes.join({ classId: id, studentId, since, addedBy: 'demo-admin', why, orderId: null });
      }
      if (isOfLearner) {
        const group = { id: `${id}-group`, classId: id, name: '飞跃组', sort: 1, version: 1 };
        const leaderId = students[0] ?? null;
        await classGroups.put({ ...group, leaderId, changedBy: 'demo-admin', changedAt: since });
        for (const studentId of new Set([...students.slice(0, 4), LEARNER]))
          await classGroups.place(id, studentId, group.id);
      }
    }
    for (const [place, userId] of teachers.entries()) {
      const hours = HOURS[place % HOURS.length] ?? '';
      const contact = { name: '', weixin: `ykd_teacher_${place + 1}`, hours };
      await staffContacts.put({ userId, ...contact, version: 1, changedAt: at - 30 * DAY_MS });
    }
  });
};
