import type { User } from '@ykd/domain/member';
import { describe, expect, it } from 'vitest';
import type { Care } from '../../entities/care.js';
import type { Message } from '../../entities/message.js';
import type { Roster, RosterRowRecord } from '../../entities/roster.js';
import type { StudentNote } from '../../entities/student-note.js';
import type {
  MemberRepository,
  Notices,
  Rosters,
  StudentNotes,
  StudentTags,
  UnitOfWork,
} from '../../ports/index.js';
import type { Tx } from '../../ports/unit-of-work.js';
import type { Students } from '../../student/index.js';
import { addClass, addTerms, sampleMember } from './class-samples.js';
import { NASTY_TEXT } from './samples.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

interface Subject {
  readonly members: MemberRepository;
  readonly notices: Notices;
  readonly rosters: Rosters;
  readonly studentTags: StudentTags;
  readonly studentNotes: StudentNotes;
  readonly students: Students;
  readonly unitOfWork: UnitOfWork;
}

const rosterOf = (id: string, over: Partial<Roster> = {}): Roster => ({
  id,
  name: NASTY_TEXT.replaceAll('\n', ' '),
  source: 'paste',
  digest: 'd',
  ownerId: 'w1',
  version: 1,
  state: 'draft',
  titles: ['手机号', '姓名'],
  samples: [['138'], []],
  fields: ['mobile', null],
  ways: ['title', 'none'],
  overwrites: ['name'],
  classId: null,
  rows: 3,
  tally: { pending: 3 },
  batch: null,
  gmtCreated: 5,
  gmtModified: 5,
  appliedAt: null,
  appliedBy: null,
  undoneAt: null,
  undoneBy: null,
  ...over,
});

const rowOf = (rosterId: string, number: number, over: Partial<RosterRowRecord> = {}): RosterRowRecord => ({
  rosterId,
  number,
  cells: ['13800000001', NASTY_TEXT],
  isSkipped: false,
  state: 'pending',
  judged: null,
  done: null,
  why: null,
  ...over,
});

const SMS: Message = {
  id: 'm1',
  senderId: 'w1',
  requestKey: 'k',
  channel: 'sms',
  title: '短信',
  text: '明天停课',
  link: null,
  conditions: '点名的 2 位学员',
  classId: null,
  receivers: 2,
  price: 5,
  estimate: 10,
  state: 'sending',
  gmtCreated: 8,
  endedAt: null,
};

const noteOf = (id: string, studentId: string, text: string): StudentNote => ({
  id,
  studentId,
  authorId: 'w1',
  text,
  version: 1,
  writtenBy: 'w1',
  gmtCreated: 7,
  gmtModified: 7,
  deletedAt: null,
  deletedBy: null,
});

const care = (studentId: string, staffId: string, kind: Care['kind'] = 'classTeacher', since = 3): Care => ({
  studentId,
  staffId,
  kind,
  since,
});

/** What every store of rosters does. */
export const rostersContract = (name: string, make: MakeSubject<Subject>): void => {
  const inTx = <T>({ unitOfWork }: Subject, work: (rosters: Tx['rosters']) => Promise<T>): Promise<T> =>
    unitOfWork.transaction(({ rosters }) => work(rosters));
  const peopled = (test: (subject: Subject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      await addPerson(subject, 's1', { name: '张三', mobile: '13800000001', school: '南京大学' });
      await addPerson(subject, 's2', { mobile: '13800000002' });
      await addPerson(subject, 'w1', {
        userName: 'Wang',
        mobile: '13900000001',
        staff: { role: 'class', grants: [] },
      });
      await addPerson(subject, 'w2', { mobile: '13900000002', staff: { role: 'teacher', grants: [] } });
      await test(subject);
    });
  const memberOf = async (subject: Subject, id: string) =>
    (await inTx(subject, (rosters) => rosters.members({ ids: [id] }, true)))[0];
  const listed = async ({ students }: Subject, id: string) =>
    (await students.page({ key: 'gmtCreated', isDescending: false }, { limit: 1 }, { tests: [], ids: [id] }))
      .list[0];

  describe(`${name}: Rosters`, () => {
    it(
      'keeps a roster with its rows, and pages both',
      withSubject(make, async (subject) => {
        const { rosters } = subject;
        const rows = [
          rowOf('r1', 2),
          rowOf('r1', 3, { state: 'faulty' }),
          rowOf('r1', 5, { isSkipped: true }),
        ];
        await inTx(subject, async (tx) => {
          await tx.insert(rosterOf('r1'), rows);
          await tx.insert(rosterOf('r2', { gmtCreated: 6, ownerId: null }), [rowOf('r2', 2)]);
          await tx.insert(rosterOf('r0', { gmtCreated: 5 }), []);
        });
        await inTx(subject, async (tx) => {
          await tx.insert(rosterOf('r3', { gmtCreated: 1, state: 'reviewed', ownerId: 'w2' }), []);
          await tx.insert(rosterOf('r4', { gmtCreated: 1, state: 'applied', ownerId: 'w2' }), []);
          await tx.insert(rosterOf('r5', { gmtCreated: 1, state: 'undone', ownerId: 'w2' }), []);
          expect(await Promise.all(['w1', 'w2', 'w3'].map((id) => tx.countOpen(id)))).toEqual([2, 1, 0]);
          for (const id of ['r3', 'r4', 'r5']) await tx.remove(id);
        });
        expect(await rosters.find('r1')).toEqual(rosterOf('r1'));
        expect(await rosters.find('none')).toBeUndefined();
        const idsOf = async (...input: Parameters<Rosters['page']>) =>
          (await rosters.page(...input)).list.map(({ id }) => id);
        expect(await idsOf({ limit: 2 })).toEqual(['r2', 'r1']);
        expect(await idsOf({ limit: 2, from: { key: [5, 'r1'], isBackwards: false } })).toEqual(['r0']);
        expect(await idsOf({ limit: 2, from: { key: [5, 'r0'], isBackwards: true } })).toEqual(['r2', 'r1']);
        expect(await idsOf({ limit: 9 }, 'w1')).toEqual(['r1', 'r0']);
        expect(await idsOf({ limit: 9, from: { key: [5, 'r1'], isBackwards: false } }, 'w1')).toEqual(['r0']);
        expect(await idsOf({ limit: 9, from: { key: [5, 'r0'], isBackwards: true } }, 'w1')).toEqual(['r1']);
        const numbers = async (...input: Parameters<Rosters['rows']>) => {
          const { list, hasMore } = await rosters.rows(...input);
          return [...list.map(({ number }) => number), hasMore];
        };
        expect(await numbers({ limit: 2 }, { rosterId: 'r1' })).toEqual([2, 3, true]);
        expect(
          await numbers({ limit: 2, from: { key: [3], isBackwards: false } }, { rosterId: 'r1' }),
        ).toEqual([5, false]);
        expect(
          await numbers({ limit: 2, from: { key: [5], isBackwards: true } }, { rosterId: 'r1' }),
        ).toEqual([2, 3, false]);
        const faulty = { rosterId: 'r1', state: 'faulty' } as const;
        expect(await numbers({ limit: 2 }, faulty)).toEqual([3, false]);
        expect(await numbers({ limit: 2, from: { key: [2], isBackwards: false } }, faulty)).toEqual([
          3,
          false,
        ]);
        expect(await numbers({ limit: 2, from: { key: [3], isBackwards: true } }, faulty)).toEqual([false]);
        expect((await rosters.rows({ limit: 9 }, { rosterId: 'r1' })).list).toEqual(rows);
        await inTx(subject, async (tx) => {
          expect(await tx.hold('r1')).toEqual(rosterOf('r1'));
          expect(await tx.hold('none')).toBeUndefined();
          await tx.store(rosterOf('r1', { version: 2, tally: { same: 3 }, appliedAt: 9 }));
          await tx.storeRows([rowOf('r1', 3, { cells: ['x'], why: '改过' })]);
          await tx.storeRows([]);
          expect(await tx.rows('r1')).toEqual([
            rows[0],
            rowOf('r1', 3, { cells: ['x'], why: '改过' }),
            rows[2],
          ]);
          await tx.remove('r2');
        });
        expect(await rosters.find('r1')).toMatchObject({ version: 2, tally: { same: 3 }, appliedAt: 9 });
        expect(await rosters.find('r2')).toBeUndefined();
        expect((await rosters.rows({ limit: 9 }, { rosterId: 'r2' })).list).toEqual([]);
      }),
    );

    it(
      'finds members by mobile and id, with all that rows are judged by',
      peopled(async (subject) => {
        await subject.studentTags.saveLable(
          { id: 'l1', name: '重点', color: '#000000', description: '', show: 'true' },
          1,
        );
        await inTx(subject, async (tx) => {
          await tx.setCare([{ studentId: 's1', care: [care('s1', 'w1'), care('s1', 'w2', 'assistant')] }]);
          await tx.giveTags([{ id: 'g1', studentId: 's1', lableId: 'l1', by: 'w1', at: 4 }]);
          await tx.addNotes([noteOf('n1', 's1', NASTY_TEXT)]);
        });
        const found = await inTx(subject, (tx) =>
          tx.members({ mobiles: ['13800000002', '13800000001', '13900000001', 'none'] }, false),
        );
        expect(found).toEqual([
          {
            user: { id: 's1', mobile: '13800000001', name: '张三', profile: { schoolName: '南京大学' } },
            isStudent: true,
            care: [care('s1', 'w1'), care('s1', 'w2', 'assistant')],
            givings: [{ id: 'g1', lableId: 'l1' }],
            notes: [{ id: 'n1', text: NASTY_TEXT, version: 1 }],
            classes: [],
          },
          {
            user: { id: 's2', mobile: '13800000002' },
            isStudent: true,
            care: [],
            givings: [],
            notes: [],
            classes: [],
          },
          {
            user: { id: 'w1', mobile: '13900000001', userName: 'Wang' },
            isStudent: false,
            care: [],
            givings: [],
            notes: [],
            classes: [],
          },
        ]);
        await inTx(subject, async (tx) => {
          expect(await tx.members({ ids: ['s2', 'nobody'] }, true)).toEqual([found[1]]);
          expect(await tx.members({ ids: [] }, true)).toEqual([]);
          expect(await tx.members({ mobiles: [] }, false)).toEqual([]);
          expect((await tx.lables()).map(({ id, name: called }) => [id, called])).toEqual([['l1', '重点']]);
          expect((await tx.classTeachers()).map(({ user }) => user.id)).toEqual(['w1']);
          expect([...(await tx.takenNames(['wang', 'other']))]).toEqual(['wang']);
        });
        await inTx(subject, (tx) => tx.deleteNotes(['n1'], 'w2', 9));
        expect(await memberOf(subject, 's1')).toMatchObject({ notes: [] });
        expect(await subject.studentNotes.find('n1')).toBeUndefined();
        await inTx(subject, (tx) => tx.takeTags(['g1']));
        expect(await subject.studentTags.ofStudent('s1')).toEqual([]);
      }),
    );

    it(
      'adds members and removes them, and the list of students follows',
      peopled(async (subject) => {
        const made = (id: string, mobile: string): { user: User; at: number } => ({
          user: { id, mobile, userName: mobile, name: '李四', gender: 'female', profile: { major: '法学' } },
          at: 8,
        });
        expect(
          await inTx(subject, (tx) => tx.addMembers([made('n1', '13800000005'), made('n2', '13800000006')])),
        ).toBe(true);
        expect(await inTx(subject, (tx) => tx.addMembers([]))).toBe(true);
        await inTx(subject, async (tx) => {
          await tx.setCare([{ studentId: 'n1', care: [care('n1', 'w1')] }]);
          await tx.addNotes([noteOf('note-1', 'n1', '走读')]);
        });
        expect(await listed(subject, 'n1')).toMatchObject({
          name: '李四',
          major: '法学',
          classTeacher: 'w1',
          gmtCreated: 8,
        });
        expect(await subject.members.findById('n2')).toEqual(made('n2', '13800000006').user);
        await expect(
          subject.unitOfWork.transaction(async ({ rosters }) => {
            if (!(await rosters.addMembers([made('n3', '13800000007'), made('n4', '13800000001')])))
              throw new Error('taken');
          }),
        ).rejects.toThrow('taken');
        expect(await subject.members.findById('n3')).toBeUndefined();
        expect([...(await inTx(subject, (tx) => tx.used(['n1', 'n2', 's1'], new Map())))]).toEqual([]);
        await inTx(subject, (tx) => tx.removeMembers(['n1']));
        expect(await subject.members.findById('n1')).toBeUndefined();
        expect(await listed(subject, 'n1')).toBeUndefined();
        expect(await listed(subject, 'n2')).toMatchObject({ name: '李四' });
        expect(await inTx(subject, (tx) => tx.addMembers([made('n5', '13800000005')]))).toBe(true);
      }),
    );

    it(
      'tells who did something here',
      peopled(async (subject) => {
        const user = { id: 'n1', mobile: '13800000005' };
        await inTx(subject, (tx) => tx.addMembers([{ user, passwordHash: 'x', at: 8 }]));
        expect([...(await inTx(subject, (tx) => tx.used(['n1', 's2', 'w1'], new Map())))].toSorted()).toEqual(
          ['n1', 'w1'],
        );
        expect([...(await inTx(subject, (tx) => tx.used([], new Map())))]).toEqual([]);
      }),
    );

    it(
      'tells who is or was in a class, who was told something, also by text message, and who wants no texts',
      peopled(async (subject) => {
        const { unitOfWork } = subject;
        const ids = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6'];
        const made = ids.map((id, at) => ({ user: { id, mobile: `1380000001${at}` }, at: 8 }));
        await inTx(subject, (tx) => tx.addMembers(made));
        await addTerms(subject);
        await addClass(subject, 'k1');
        await unitOfWork.transaction(async ({ classes, notices, messages }) => {
          await messages.insert(SMS, ['n5', 's1']);
          await classes.hold('k1');
          for (const id of ['n1', 'n2']) await classes.join(sampleMember('k1', id));
          await classes.leave('k1', 'n2', { at: 9, by: null, why: null });
          await notices.add({
            id: 'reminder',
            userId: 'n1',
            kind: 'class',
            title: '直播课',
            text: '一小时以后',
            link: null,
            messageId: null,
            gmtCreated: 9,
            readAt: null,
          });
          await notices.add({
            id: 'told',
            userId: 'n3',
            kind: 'message',
            title: '通知',
            text: '明天停课',
            link: null,
            messageId: null,
            gmtCreated: 9,
            readAt: null,
          });
        });
        await subject.notices.setSmsOptOut('n4', 9);
        expect([...(await inTx(subject, (tx) => tx.used(ids, new Map())))].toSorted()).toEqual(
          ids.slice(0, 5),
        );
        // The class that a roster brought him into does not count, another one does.
        const joined = new Map([
          ['n1', 'k1'],
          ['n2', 'k2'],
        ]);
        expect([...(await inTx(subject, (tx) => tx.used(ids, joined)))].toSorted()).toEqual([
          'n2',
          'n3',
          'n4',
          'n5',
        ]);
      }),
    );

    it(
      'finds classes by their whole names, and tells in which somebody is, and takes him out as if he had not come',
      peopled(async (subject) => {
        await addTerms(subject);
        for (const [id, called] of [
          ['k1', '春季班'],
          ['k2', '春季班'],
          ['k3', '春季'],
          ['k4', '纯计班'],
        ] as const)
          await addClass(subject, id, { name: called, archivedAt: id === 'k2' ? 9 : null });
        await inTx(subject, async (tx) => {
          expect(await tx.classIdsNamed(['春季班', '没有'])).toEqual(['k1', 'k2']);
          expect(await tx.classIdsNamed([])).toEqual([]);
        });
        const { unitOfWork } = subject;
        await unitOfWork.transaction(async ({ classes }) => {
          for (const id of ['k1', 'k2', 'k3']) {
            await classes.hold(id);
            await classes.join(sampleMember(id, 's1'));
          }
          await classes.leave('k3', 's1', { at: 9, by: 'w1', why: '退班' });
        });
        const open = { typeId: 'full-time', firstDay: '2024-03-01', lastDay: '2024-06-30' };
        expect((await memberOf(subject, 's1'))?.classes).toEqual([
          { ...open, id: 'k1', name: '春季班', archivedAt: null },
          { ...open, id: 'k2', name: '春季班', archivedAt: 9 },
        ]);
        await unitOfWork.transaction(async ({ classes, classGroups }) => {
          const left = await classes.member('k3', 's1');
          await classes.hold('k3');
          await classes.join(sampleMember('k3', 's1', { since: 11 }));
          await classes.unjoin('k3', 's1', left);
          expect(await classes.member('k3', 's1')).toStrictEqual(left);
          await classes.hold('k1');
          const group = { id: 'g', classId: 'k1', name: '组', leaderId: 's1', sort: 1, version: 1 };
          await classGroups.put({ ...group, changedBy: null, changedAt: 1 });
          await classGroups.place('k1', 's1', 'g');
          await classes.unjoin('k1', 's1', undefined);
          expect(await classes.member('k1', 's1')).toBeUndefined();
          expect(await classGroups.places('k1')).toEqual(new Map());
          for (const id of ['k1', 'k3']) expect(await classes.hold(id)).toMatchObject({ members: 0 });
        });
        expect((await memberOf(subject, 's1'))?.classes.map(({ id }) => id)).toEqual(['k2']);
      }),
    );

    it(
      'changes profiles, care, and what lists are found by',
      peopled(async (subject) => {
        await inTx(subject, async (tx) => {
          await tx.changeMembers(
            [
              { id: 's1', fields: { name: '张四', profile: { schoolName: '北京大学', major: '数学' } } },
              { id: 's2', fields: { name: '新', email: 'a@b.cn', gender: 'male' } },
            ],
            ['chat'],
            9,
          );
          await tx.changeMembers([], ['chat'], 9);
          await tx.setCare([
            { studentId: 's1', care: [care('s1', 'w1')] },
            { studentId: 's2', care: [care('s2', 'w2', 'assistant')] },
          ]);
          await tx.setCare([]);
        });
        expect(await subject.members.findById('s1')).toEqual({
          id: 's1',
          mobile: '13800000001',
          name: '张四',
          profile: { schoolName: '北京大学', major: '数学' },
        });
        expect(await subject.members.findById('s2')).toMatchObject({
          name: '新',
          email: 'a@b.cn',
          gender: 'male',
        });
        expect(await listed(subject, 's1')).toMatchObject({
          name: '张四',
          school: '北京大学',
          classTeacher: 'w1',
        });
        const found = await subject.students.page(
          { key: 'gmtCreated', isDescending: false },
          { limit: 9 },
          { tests: [], search: '张四' },
        );
        expect(found.list.map(({ id }) => id)).toEqual(['s1']);
        await inTx(subject, async (tx) => {
          await tx.changeMembers([{ id: 's2', fields: { name: null, email: null, gender: null } }], [], 10);
          await tx.setCare([{ studentId: 's1', care: [] }]);
        });
        expect(await subject.members.findById('s2')).toEqual({ id: 's2', mobile: '13800000002' });
        expect(await memberOf(subject, 's1')).toMatchObject({ care: [] });
        expect(await listed(subject, 's1')).toMatchObject({ classTeacher: null });
      }),
    );
  });
};
