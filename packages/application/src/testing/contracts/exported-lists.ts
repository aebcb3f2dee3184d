import { describe, expect, it } from 'vitest';
import type { StaffMember } from '@ykd/domain/access';
import { CLOSED_STATUS } from '@ykd/domain/order';
import type { Repositories } from '../../application-deps.js';
import { auditLine } from '../../audit/draft.js';
import type { ExportCell } from '../../list-export/prepare.js';
import { EXPORT_SOURCES } from '../../list-export/sources.js';
import type { ExportName } from '../../ports/export-runs.js';
import type { ListState } from '../../staff-list/index.js';
import { fakeClock } from '../fakes/clock.js';
import { addStaff, sampleDepartment } from './departments.js';
import { sampleOrder, sampleProduct } from './samples.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const ADMIN: StaffMember = { role: 'superAdmin', grants: [] };

/** What an export of a list takes out of every store. */
export const exportedListsContract = (name: string, make: MakeSubject<Repositories>): void => {
  const within = (test: (subject: Repositories) => Promise<void>) => withSubject(make, test);
  /** The rows of an export, those of all batches, and its conditions in words. */
  const exported = async (subject: Repositories, list: ExportName, state: ListState) => {
    const caller = { userId: 'jing', name: '陈静', staff: ADMIN };
    const prepared = await EXPORT_SOURCES[list].prepare({ ...subject, clock: fakeClock() }, caller, state);
    if (!prepared.ok) throw new Error(prepared.error.kind);
    const rows: (readonly ExportCell[])[] = [];
    for await (const batch of prepared.value.batches()) rows.push(...batch);
    return { rows, conditions: await prepared.value.conditions() };
  };

  describe(`${name}: what is exported`, () => {
    it(
      'of those who work here is what their list finds, rights and states in words',
      within(async (subject) => {
        await addStaff(subject, 'jing', 1, { name: '陈静', role: 'class' });
        await addStaff(subject, 'tao', 2, { name: '王涛' });
        await addStaff(subject, 'lei', 3, { name: '雷' });
        await subject.unitOfWork.transaction(async ({ people }) => {
          await people.putDepartment(sampleDepartment('a', { name: '教学部' }));
          await people.putDepartment(sampleDepartment('b', { name: '一组', parentId: 'a' }));
          for (const [id, departmentId] of [
            ['tao', 'b'],
            ['lei', 'a'],
          ] as const) {
            const one = await people.find(id);
            if (one === undefined) throw new Error('nobody');
            const isTao = id === 'tao';
            await people.put(
              { ...one.employee, departmentId, ...(isTao ? {} : { state: 'left', leftAt: 9 }) },
              isTao ? { role: 'teacher', grants: ['contacts', 'orders'] } : undefined,
            );
          }
        });
        const columns = 'name,department,role,grants,state,mobile';
        const tao = ['王涛', '一组', '助教', '通讯录、订单', '在职', '139****0002'];
        const lei = ['雷', '教学部', null, '', '已离职', '139****0003'];
        expect(
          await exported(subject, 'employees', { department: 'is:a', columns, sort: '-joinedAt' }),
        ).toEqual({
          rows: [lei, tao],
          conditions: '部门是「教学部」',
        });
        expect(await exported(subject, 'employees', { grants: 'is:orders', columns })).toEqual({
          rows: [tao],
          conditions: '授权是「订单」',
        });
        const left = await exported(subject, 'employees', { state: 'is:left', columns: 'leftAt,name' });
        expect(left).toEqual({ rows: [[9, '雷']], conditions: '状态是「已离职」' });
        const none = await exported(subject, 'employees', { department: 'is:gone', columns });
        expect(none).toEqual({ rows: [], conditions: '部门是「不在名单里的部门」' });
      }),
    );

    it(
      'of those who look after students is what their list finds, counted first',
      within(async (subject) => {
        await addStaff(subject, 'jing', 1, { name: '陈静', role: 'class' });
        await addStaff(subject, 'tao', 2, { name: '王涛' });
        await addPerson(subject, 'ming', { name: '小明' });
        await subject.unitOfWork.transaction(async ({ people, care }) => {
          await people.putDepartment(sampleDepartment('a', { name: '教学部' }));
          const tao = await people.find('tao');
          if (tao === undefined) throw new Error('nobody');
          await people.put({ ...tao.employee, departmentId: 'a' }, tao.staff);
          await care.assign({ studentId: 'ming', staffId: 'jing', kind: 'classTeacher', since: 8 });
        });
        const columns = 'name,role,department,state,students,classTeacher,wait';
        const jing = ['陈静', '班主任', null, '在职', 1, 1, null];
        const tao = ['王涛', '助教', '教学部', '在职', 0, 0, null];
        expect(await exported(subject, 'assistants', { columns, sort: '-students' })).toEqual({
          rows: [jing, tao],
          conditions: '',
        });
        expect(
          await exported(subject, 'assistants', { columns, department: 'is:a', students: 'is:0' }),
        ).toEqual({ rows: [tao], conditions: '部门是「教学部」；负责的学员是「0」' });
      }),
    );

    it(
      'of the audit log is what its page finds, by name, username and mobile too, with names and words',
      within(async (subject) => {
        await addStaff(subject, 'jing', 1, { name: '陈静', role: 'superAdmin' });
        await addPerson(subject, 'ming', { name: '小明', userName: 'user_ming', mobile: '13900000077' });
        const by = { actorKind: 'staff', actor: 'jing', source: 'console' } as const;
        await subject.unitOfWork.transaction(async ({ audit }) => {
          const assigned = { subjectKind: 'member', subjectId: 'ming', about: 'ming', batch: 'b-1' } as const;
          await audit.append(
            auditLine(
              by,
              { act: 'students.assign', at: 1_772_294_400_000, ...assigned },
              { before: {}, after: { jing: { kind: 'classTeacher', since: 1_772_294_400_000 } } },
            ),
          );
          await audit.append(
            auditLine(
              { actorKind: 'operator', actor: null, source: 'command' },
              {
                act: 'staff.role',
                subjectKind: 'member',
                subjectId: 'jing',
                about: 'jing',
                at: 1_772_294_460_000,
              },
              { before: { role: 'class', grants: [] }, after: { role: null, grants: ['orders'] } },
            ),
          );
        });
        const given = '陈静：班主任（2026-03-01 00:00 起）';
        const first = [1_772_294_400_000, '陈静', '更换学员的负责人', '会员', '小明', given, '后台'];
        const was = '授权：无 → 订单；角色：班主任 → 无';
        const second = [1_772_294_460_000, '运维人员', '调整员工权限', '会员', '陈静', was, '命令行'];
        expect(await exported(subject, 'audit', {})).toEqual({ rows: [second, first], conditions: '' });
        expect((await exported(subject, 'audit', { sort: 'at' })).rows).toEqual([first, second]);
        for (const said of ['小明', 'user_ming', '13900000077']) {
          const { rows, conditions } = await exported(subject, 'audit', { search: said });
          expect(rows).toEqual([first]);
          expect(conditions).toBe(`搜索「${said}」`);
        }
        const columns = 'seq,actorId,aboutId,subjectId,batch,before,after,reason';
        expect((await exported(subject, 'audit', { about: 'is:ming', columns })).rows).toEqual([
          [1, 'jing', 'ming', 'ming', 'b-1', '', given, null],
        ]);
        expect((await exported(subject, 'audit', { act: 'of:staff.add,staff.role', columns })).rows).toEqual([
          [2, null, 'jing', 'jing', null, '授权：无；角色：班主任', '授权：订单；角色：无', null],
        ]);
        expect(await exported(subject, 'audit', { act: 'is:staff.role', at: 'before:2026-03-01' })).toEqual({
          rows: [],
          conditions: '操作是「调整员工权限」；时间早于 2026-03-01',
        });
      }),
    );

    it(
      'of the audit log names departments as its page does, and by the id whoever is gone',
      within(async (subject) => {
        await subject.unitOfWork.transaction(async ({ people, audit }) => {
          await people.putDepartment(sampleDepartment('a', { name: '教学部' }));
          await people.putDepartment(sampleDepartment('b', { name: '一组', parentId: 'a' }));
          await audit.append(
            auditLine(
              { actorKind: 'staff', actor: 'gone', source: 'console' },
              { act: 'staff.contact', subjectKind: 'member', subjectId: 'tao', about: 'tao', at: 1 },
              { before: { departmentId: 'a' }, after: { departmentId: 'b' } },
            ),
          );
        });
        expect((await exported(subject, 'audit', { columns: 'actor,change,before,after' })).rows).toEqual([
          ['gone', '部门：教学部 → 教学部 / 一组', '部门：教学部', '部门：教学部 / 一组'],
        ]);
      }),
    );

    it(
      'of orders is what their list finds, with names, ways and states in words',
      within(async (subject) => {
        await addPerson(subject, 'ming', { name: '小明' });
        await subject.products.insert(sampleProduct('product-1', { name: '研发训练营' }));
        await subject.orders.insert(sampleOrder('o-1', { userId: 'ming', amount: 7563 }));
        await subject.orders.insert(sampleOrder('o-2', { userId: 'gone', status: CLOSED_STATUS }));
        const columns = 'id,student,product,status,way,amount,reduction,paidAt,double';
        const asked = { columns, product: 'is:product-1', student: 'of:gone,ming', sort: 'amount' };
        expect(await exported(subject, 'orders', asked)).toEqual({
          rows: [
            ['o-1', '小明', '研发训练营', '已支付', '站外', 7563, 0, null, null],
            ['o-2', null, '研发训练营', '已关闭', null, 399_900, 0, null, null],
          ],
          conditions: '商品是「研发训练营」；学员是「不在名单里的学员」或「小明」',
        });
      }),
    );

    it(
      'of the security log is what its page finds, with names and words',
      within(async (subject) => {
        await addStaff(subject, 'jing', 1, { name: '陈静', role: 'superAdmin' });
        const about = { address: '203.0.113.7', count: 1, lastAt: 1_772_294_400_000 };
        const line = { userId: 'jing', at: 1_772_294_400_000, ...about };
        await subject.unitOfWork.transaction(async ({ securityLog }) => {
          await securityLog.add({ ...line, id: 'a', kind: 'export', subject: 'audit', detail: 'xlsx' });
          await securityLog.add({
            ...line,
            id: 'b',
            kind: 'viewing',
            subject: 'member jing',
            detail: 'failed',
          });
          await securityLog.add({
            ...line,
            id: 'c',
            kind: 'login',
            subject: null,
            detail: 'sms',
            userId: 'gone',
          });
        });
        const at = 1_772_294_400_000;
        expect(await exported(subject, 'security', { member: 'is:jing', kind: 'of:export,viewing' })).toEqual(
          {
            rows: [
              [at, '以他的身份查看', '陈静', '由陈静查看', '验证码错误', '203.0.113.7', 1],
              [at, '导出', '陈静', '操作记录', 'Excel', '203.0.113.7', 1],
            ],
            conditions: '会员是「陈静」；事件是「导出」或「以他的身份查看」',
          },
        );
        const columns = 'memberId,member,lastAt';
        expect((await exported(subject, 'security', { kind: 'is:login', columns })).rows).toEqual([
          ['gone', 'gone', at],
        ]);
      }),
    );
  });
};
