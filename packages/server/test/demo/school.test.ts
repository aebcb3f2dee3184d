import { isMobile, needsUsername, staffUsernameIssue, usernameIssue } from '@ykd/domain/member';
import { orderTransition, ORDER_STATUSES, twinOrders } from '@ykd/domain/order';
import { departmentNameIssue, employeeContactIssues, staffRightsIssue } from '@ykd/domain/people';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../../src/demo/accounts.js';
import { demoSchool, paymentsOf } from '../../src/demo/index.js';

const AT = Date.UTC(2026, 0, 12, 2);
const school = demoSchool(AT, { students: 300, refunds: true });

describe('the demo school', () => {
  it('is the same for the same instant, and has the same students in front however many there are', () => {
    expect(demoSchool(AT, { students: 300, refunds: true })).toEqual(school);
    const few = demoSchool(AT, { students: 20, refunds: true });
    expect(few.members).toEqual(school.members.slice(0, 20));
    expect(Object.values(demoSchool(AT, { students: 0, refunds: true })).flat()).toEqual([]);
  });

  it('has students of whom no two look alike to a login, nor like an account of the demo', () => {
    const users = [...DEMO_ACCOUNTS, ...school.members, ...school.colleagues].map(({ user }) => user);
    for (const own of ['id', 'mobile', 'userName'] as const)
      expect(new Set(users.map((user) => user[own])).size).toBe(users.length);
    for (const { user } of school.members) {
      expect(isMobile(user.mobile)).toBe(true);
      if (!needsUsername(user)) expect(usernameIssue(user.userName ?? '')).toBeUndefined();
    }
  });

  it('has departments, each with people in it, and tells of everybody where he works', () => {
    const { departments, employees, colleagues } = school;
    const known = new Set(departments.map(({ id }) => id));
    expect(known.size).toBe(departments.length);
    for (const { name, parentId } of departments) {
      expect(departmentNameIssue(name)).toBeUndefined();
      if (parentId !== null) expect(known).toContain(parentId);
    }
    expect(new Set(employees.map(({ departmentId }) => departmentId))).toEqual(known);
    const staff = [
      ...DEMO_ACCOUNTS.filter((account) => account.staff !== undefined),
      ...colleagues.map((colleague) => ({ ...colleague, who: '' })),
    ].map(({ user }) => user.id);
    expect(employees.map(({ userId }) => userId).toSorted()).toEqual(staff.toSorted());
    for (const { title, email, phone, joinedAt, changedAt } of employees) {
      expect(employeeContactIssues({ title, email, phone })).toEqual([]);
      expect(Math.max(joinedAt, changedAt)).toBeLessThan(AT);
    }
    for (const { user, staff: rights } of colleagues) {
      expect(staffUsernameIssue(user.userName ?? '')).toBeUndefined();
      expect(staffRightsIssue(rights)).toBeUndefined();
    }
  });

  it('puts students into the care of those whose work it is, since they work here', () => {
    const roles = new Map([
      ...DEMO_ACCOUNTS.map(({ user, staff }) => [user.id, staff?.role] as const),
      ...school.colleagues.map(({ user, staff }) => [user.id, staff.role] as const),
    ]);
    const joined = new Map(school.employees.map(({ userId, joinedAt }) => [userId, joinedAt]));
    for (const { staffId, kind, since } of school.care) {
      expect(roles.get(staffId)).toBe(kind === 'classTeacher' ? 'class' : 'teacher');
      expect(since).toBeGreaterThan(joined.get(staffId) ?? Infinity);
    }
    expect(new Set(school.care.map(({ staffId }) => staffId)).size).toBe(5);
  });

  it('comes from schools that we ship', () => {
    const csv = readFileSync(new URL('../../data/schools.csv', import.meta.url), 'utf8');
    const shipped = new Set(csv.split('\n').map((line) => line.split(',')[1]));
    const schools = school.members.flatMap(({ user }) => user.profile?.schoolName ?? []);
    expect(new Set(schools).size).toBeGreaterThan(15);
    for (const name of new Set(schools)) expect(shipped).toContain(name);
  });

  it('has orders that somebody paid twice, and none but those', () => {
    const twins = twinOrders(school.purchases.map(({ order }) => order));
    const paid = [...twins.values()].filter(({ kind }) => kind === 'PAID');
    expect(paid.length).toBeGreaterThanOrEqual(4);
    expect(paid.length).toBeLessThan(12);
  });

  it('has orders in every state, each at the end of its history, and nothing that is still to come', () => {
    const found = new Set(school.purchases.map(({ order }) => order.status));
    expect([...found].toSorted()).toEqual(ORDER_STATUSES.toSorted());
    expect(school.purchases.length).toBeGreaterThan(280);
    for (const { order, history } of school.purchases) {
      const [placed, ...steps] = history;
      let status = placed?.status;
      for (const step of steps) {
        if (step.event === 'PLACE' || status === undefined) throw new Error(`${order.id} is placed twice`);
        expect(orderTransition(status, step.event)).toEqual({ ok: true, value: step.status });
        status = step.status;
      }
      expect(status).toBe(order.status);
      const times = [order.gmtCreated, ...history.map(({ at }) => at), AT];
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(order.gmtModified).toBe(history.at(-1)?.at);
    }
  });

  it('gives staff something to do', () => {
    const of = (status: string) => school.purchases.filter(({ order }) => order.status === status);
    expect(of('TRADE_REFUNDING').filter(({ refunds }) => refunds.length === 0).length).toBeGreaterThan(5);
    expect(of('TRADE_WAIT_PAY')).toHaveLength(2);
    const oddities = school.purchases.flatMap((purchase) => purchase.oddities.map(({ kind }) => kind));
    expect(oddities.toSorted()).toEqual(['CLOSED_ORDER', 'PAID_TWICE', 'REFUNDED_OUTSIDE', 'REFUND_FAILED']);
    expect(school.failedSyncs).toHaveLength(5);
    const cared = new Set(school.care.map(({ studentId }) => studentId));
    expect(cared.size).toBeGreaterThan(150);
    expect(cared.size).toBeLessThan(270);
  });

  it('has nobody waiting for money that no provider could give back', () => {
    const known = new Set(paymentsOf(school).map(({ outTradeNo }) => outTradeNo));
    for (const { order, receipts } of school.purchases) {
      if (order.status !== 'TRADE_REFUNDING') continue;
      const payer = receipts.find(({ paid }) => paid);
      expect(known).toContain(payer?.outTradeNo);
      expect(payer?.amount).toBe(order.amount);
    }
    const without = demoSchool(AT, { students: 300, refunds: false });
    expect(without.purchases.some(({ order }) => order.status === 'TRADE_REFUNDING')).toBe(false);
  });

  it('has study that lies behind, of each student one stretch after the other', () => {
    let before = { userId: '', until: 0 };
    for (const { userId, pieces } of school.study) {
      for (const { at, seconds } of pieces) {
        expect(at).toBeGreaterThanOrEqual(before.userId === userId ? before.until : 0);
        before = { userId, until: at + seconds * 1000 };
        expect(before.until).toBeLessThanOrEqual(AT);
      }
    }
    expect(school.study.some(({ pieces }) => pieces.length === 0)).toBe(true);
  });

  it.each([0, 1, 16, 20, 23])('is sound at any hour of the day: %i', (hour) => {
    const at = Date.UTC(2026, 2, 1, hour, 1);
    const { purchases, checkIns, members, care } = demoSchool(at, { students: 120, refunds: true });
    const times = [
      ...purchases.flatMap(({ history }) => history.map((line) => line.at)),
      ...[...checkIns, ...members].map((one) => one.at),
      ...care.map(({ since }) => since),
    ];
    expect(Math.max(...times)).toBeLessThanOrEqual(at);
    const joined = new Map(members.map((member) => [member.user.id, member.at]));
    for (const { order } of purchases)
      expect(order.gmtCreated).toBeGreaterThan(joined.get(order.userId) ?? Infinity);
  });
});
