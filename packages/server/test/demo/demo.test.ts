import { countStudy } from '@ykd/application/study-time';
import type { PasswordHasher } from '@ykd/application/ports';
import { createFakes } from '@ykd/application/testing';
import { couponIssue, couponPagesOf } from '@ykd/domain/coupon';
import { courseTypeOf, groupCourseIds, TRIAL_COURSE_IDS } from '@ykd/domain/course';
import {
  courseAccess,
  courseGrantsOf,
  dayNumbersOf,
  EMPLOYMENT_CATEGORY_ID,
  isMainOrder,
  isPaid,
  mergeMainOrderValidity,
  ownedCourses,
  PAID_STATUS,
  skuChoice,
} from '@ykd/domain/order';
import { isProfileIncomplete, needsUsername } from '@ykd/domain/member';
import { learnMenu } from '@ykd/domain/access';
import { partnerApplicationIssues, payeeIssues, workOrderAnswerIssue } from '@ykd/domain/partner';
import {
  NO_DEEDS,
  popupReportYear,
  REPORT_EDITIONS,
  studyStory,
  toldPages,
  type ReportEditionName,
} from '@ykd/domain/report';
import { dayIndexOf, shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  demoAccountList,
  demoData,
  DEMO_PASSWORD,
  hashDemoPasswords,
  loadDemo,
} from '../../src/demo/index.js';
import { schoolEmployees } from '../../src/demo/school/staff.js';

const AT = Date.UTC(2026, 0, 15, 2);
const hashedIn = async <T extends { readonly passwordHasher: PasswordHasher }>(deps: T) => ({
  ...deps,
  hashes: await hashDemoPasswords(deps.passwordHasher),
});
const data = demoData(AT);
const ordersOf = (userId: string) =>
  data.orders
    .filter((order) => order.userId === userId && isPaid(order))
    .map((order) => ({ ...order, ...dayNumbersOf(order) }));

describe('demo data', () => {
  it('is the same for the same instant', () => {
    expect(demoData(AT)).toEqual(data);
    expect(demoData(AT + 1)).not.toEqual(data);
  });

  it('has the nine accounts', () => {
    expect(demoAccountList().map(({ mobile, username }) => `${mobile} ${username}`)).toEqual([
      '13800000001 13800000001',
      '13800000002 xiaoming',
      '13800000003 xiaohong',
      '13900000001 admin',
      '13900000002 banzhuren',
      '13900000003 zhujiao',
      '13700000001 huoban',
      '13700000002 huoban2',
      '13700000003 huoban3',
    ]);
  });

  it('is what the README says', () => {
    const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
    const rows = [...readme.matchAll(/^\| (1[37-9]\d{9}) +\| (\S+) +\| (.+?) +\|$/gm)];
    expect(rows.map(([, mobile, username, who]) => ({ mobile, username, who }))).toEqual(demoAccountList());
  });

  it('has nobody who came after what he did, or what was done about him', async () => {
    const fakes = createFakes();
    await loadDemo(await hashedIn(fakes), AT);
    const cameAt = (userId: string) => fakes.members.stored.get(userId)?.at ?? Infinity;
    const logs = data.study.flatMap(({ userId, pieces }) => pieces.map(({ from }) => ({ userId, at: from })));
    const orders = data.orders.map(({ userId, gmtCreated }) => ({ userId, at: gmtCreated }));
    const givings = data.givings.map(({ studentId, at }) => ({ userId: studentId, at }));
    const happened = [...logs, ...orders, ...givings, ...data.checkIns, ...data.progress];
    expect(happened.filter(({ userId, at }) => at <= cameAt(userId))).toEqual([]);
    for (const { userId, joinedAt } of schoolEmployees(AT)) {
      if (fakes.members.stored.has(userId)) expect(cameAt(userId)).toBeLessThan(joinedAt);
    }
    expect(cameAt('demo-new')).toBe(AT);
  });

  it('gives the new student nothing of his own', () => {
    const user = data.accounts[0]?.user;
    expect(user && needsUsername(user)).toBe(true);
    expect(user && isProfileIncomplete(user)).toBe(true);
    expect(data.orders.filter((order) => order.userId === user?.id)).toEqual([]);
  });

  it('gives xiaoming two main orders that merge, a small one, and courses of both sites', () => {
    const user = data.accounts[1]?.user;
    expect(user && isProfileIncomplete(user)).toBe(false);
    const orders = ordersOf('demo-xiaoming');
    expect(orders.filter(isMainOrder).map((o) => [o.validDateDayNum, o.serviceDateDayNum])).toEqual([
      [365, 180],
      [730, 90],
    ]);
    const merged = mergeMainOrderValidity(orders).filter(isMainOrder);
    expect(merged.map((o) => [o.validDateDayNum, o.serviceDateDayNum])).toEqual([
      [730, 180],
      [730, 180],
    ]);
    expect(orders.filter((order) => !isMainOrder(order))).toHaveLength(1);
    const owned = groupCourseIds(courseGrantsOf(orders));
    expect(owned.old).toEqual(expect.arrayContaining(['j1test', 'g1', 'e1']));
    expect(owned.new).toEqual(expect.arrayContaining(['py1test', 'py1', 'j1']));
    for (const courseId of [...owned.old, ...owned.new]) {
      expect(courseAccess(orders, courseId, AT).kind).toBe('granted');
    }
  });

  it('gives xiaohong the Java employment class', () => {
    const orders = ordersOf('demo-xiaohong');
    expect(orders.map((order) => order.categoryId)).toEqual([EMPLOYMENT_CATEGORY_ID]);
    expect(learnMenu({ orders }).map(({ key }) => key)).toEqual(['dashboard', 'prejavajob', 'prefrontjob']);
  });

  it('opens every shipped course to xiaohong', async () => {
    const shipped = await readdir(new URL('../../courses/', import.meta.url));
    const owned = ownedCourses(ordersOf('demo-xiaohong'));
    expect([...owned.old, ...owned.new]).toEqual(expect.arrayContaining(shipped));
  });

  it.each(['demo-xiaoming', 'demo-xiaohong'])(
    'lets %s go on in a course whose lessons are there',
    (userId) => {
      const [last] = data.progress.filter((save) => save.userId === userId).toSorted((a, b) => b.at - a.at);
      expect(TRIAL_COURSE_IDS).toContain(last?.courseId);
    },
  );

  it('has progress only where lessons are, and counts it as the chapters do', async () => {
    const shipped = await readdir(new URL('../../courses/', import.meta.url));
    expect(data.progress.length).toBeGreaterThan(0);
    for (const { courseId } of data.progress) expect(shipped).toContain(courseId);
    for (const { courseId, outlines, progress, at } of data.progress) {
      expect(outlines.length === 0).toBe(courseTypeOf(courseId) === 'OLD');
      expect(progress).toBeGreaterThan(0);
      expect(at).toBeLessThan(AT);
    }
  });

  it('sells several products and keeps one back', () => {
    expect(data.products.filter(({ status }) => status === 'ON').length).toBeGreaterThan(4);
    expect(data.products.filter(({ status }) => status === 'OFF')).toHaveLength(1);
    expect(
      courseGrantsOf(data.products.map((product) => ({ ...product, status: PAID_STATUS }))),
    ).toHaveLength(data.products.length);
  });
});

describe('the demo’s study', () => {
  const topicsOf = async (userId: string, name: ReportEditionName, year: number) => {
    const fakes = createFakes(AT);
    for (const { userId: whose, pieces } of data.study) await countStudy(fakes, whose, pieces);
    const logs = await fakes.studyLogs.findByYear(userId, year);
    const told = toldPages(REPORT_EDITIONS[name], studyStory(logs, { year, userNumber: 2 }), NO_DEEDS);
    return told.map(({ topic }) => topic);
  };

  it('is counted whole, once, and lies in the past', async () => {
    const fakes = createFakes(AT);
    for (const { userId, pieces } of data.study) {
      const added = await countStudy(fakes, userId, pieces);
      // Nothing overlaps, and nothing is counted twice when a start was cut off.
      expect(added).toBe(pieces.reduce((sum, { seconds }) => sum + seconds, 0));
      expect(await countStudy(fakes, userId, pieces)).toBe(0);
      expect(pieces.every(({ from }) => from < AT)).toBe(true);
    }
  });

  it.each([
    ['report', 2025],
    ['report2023', 2023],
    ['report2024', 2024],
  ] as const)('fills every page of %s that tells of study', async (name, year) => {
    const elsewhere = new Set(['exercises', 'check-ins', 'notes', 'fellows']);
    const topics = REPORT_EDITIONS[name].pages.map(({ topic }) => topic);
    expect(await topicsOf('demo-xiaoming', name, year)).toEqual(
      topics.filter((topic) => !elsewhere.has(topic)),
    );
  });

  it('goes on after midnight in some nights', () => {
    const [xiaoming] = data.study;
    const nights = xiaoming?.pieces.filter(
      ({ from, seconds }) => shanghaiDayIndex(from) < shanghaiDayIndex(from + seconds * 1000),
    );
    expect(nights?.length).toBeGreaterThan(20);
  });

  it('of xiaohong is a single day of the latest year', async () => {
    expect(await topicsOf('demo-xiaohong', 'report', 2025)).toEqual(['cover', 'first', 'end']);
  });

  it.each([
    ['2026-01-15', 2025],
    ['2026-11-29', 2025],
    ['2026-12-20', 2025],
    ['2026-12-29', 2026],
    ['2027-01-10', 2026],
  ])('loaded on %s has a report of the year of its popup', (day, year) => {
    const { study, period } = demoData(startOfShanghaiDay(dayIndexOf(day)));
    expect(popupReportYear(period.firstDay, day)).toBe(year);
    const days = study[0]?.pieces
      .map(({ from }) => shanghaiDay(from))
      .filter((one) => one.startsWith(`${year}-`));
    expect(days?.length).toBeGreaterThan(100);
  });

  it('follows the years', () => {
    const later = demoData(Date.UTC(2028, 0, 15)).study.flatMap(({ pieces }) => pieces);
    expect(new Set(later.map(({ from }) => shanghaiDay(from).slice(0, 4)))).toEqual(
      new Set(['2023', '2024', '2025', '2026', '2027']),
    );
  });
});

describe('the demo shop', () => {
  it('says of every class how long it lasts, and sells one in two kinds at two prices', () => {
    for (const { skuAttrs } of data.products) {
      for (const { extraInfo } of skuAttrs.flatMap(({ values }) => values)) {
        expect(extraInfo?.validDays).toBeGreaterThan(0);
        expect(extraInfo?.serviceDays).toBeGreaterThan(0);
      }
    }
    const [develop] = data.products;
    const prices = develop?.skuAttrs[0]?.values.map(({ value }) => {
      const chosen = skuChoice(develop, [value]);
      return chosen.ok && chosen.value.amount;
    });
    expect(prices).toEqual([399_900, 599_900]);
  });

  it('keeps with each order only what was chosen', () => {
    for (const { skuAttrs } of data.orders) expect(skuAttrs[0]?.values).toHaveLength(1);
  });

  it.each(['demo-new', 'demo-xiaoming'])('gives %s coupons that can be used', (receiverUserId) => {
    const usable = data.coupons.filter((coupon) => {
      const product = data.products.find(({ id }) => id === coupon.productId);
      const purchase = { userId: receiverUserId, productId: coupon.productId, amount: product?.amount ?? 0 };
      return couponIssue(coupon, purchase, AT) === undefined;
    });
    expect(usable.length).toBeGreaterThanOrEqual(2);
    expect(new Set(data.coupons.map(({ id }) => id)).size).toBe(data.coupons.length);
  });
});

describe('what the demo’s partner hands out', () => {
  it('counts who claimed, within the days of each batch, and is for products that there are', () => {
    for (const { batch, claims } of data.batches) {
      expect(batch.claimed).toBe(claims.length);
      expect(data.products.map(({ id }) => id)).toContain(batch.productId);
      for (const { claim } of claims) {
        expect(claim.claimedAt).toBeGreaterThanOrEqual(batch.claimFrom);
        expect(claim.claimedAt).toBeLessThan(batch.claimUntil);
        expect(data.accounts.map(({ user }) => user.id)).toContain(claim.userId);
      }
    }
  });
});

describe('the demo’s partners', () => {
  const { applications, partners } = data.partnership;

  it('are one who is approved, one who waits, and one who was refused', () => {
    expect(applications.map(({ workOrder }) => [workOrder.userId, workOrder.reviewStatus])).toEqual([
      ['demo-huoban', 'REVIEW_SUCCESS'],
      ['demo-huoban2', 'REVIEWING'],
      ['demo-huoban3', 'REVIEW_FAIL'],
    ]);
    expect(partners.map(({ userId, state }) => [userId, state])).toEqual([['demo-huoban', 'ACTIVE']]);
  });

  it('sent and said what the rules take', () => {
    for (const { submission } of applications) {
      expect(partnerApplicationIssues(submission)).toEqual([]);
      const { decision, answer } = submission;
      if (decision !== null) expect(workOrderAnswerIssue(decision, answer)).toBeUndefined();
      expect(submission.decidedAt ?? submission.submittedAt).toBeLessThan(AT);
    }
    for (const { payee } of partners) expect(payee && payeeIssues(payee)).toEqual([]);
  });

  it('are loaded, and lead where the guard says', async () => {
    const fakes = createFakes();
    await loadDemo(await hashedIn(fakes), AT);
    const pages = await Promise.all(
      ['demo-huoban', 'demo-huoban2', 'demo-huoban3', 'demo-xiaoming'].map(async (userId) =>
        couponPagesOf((await fakes.workOrders.ofMember(userId))?.workOrder).at(0),
      ),
    );
    expect(pages).toEqual(['/coupon/home', '/coupon/review', '/coupon/apply', '/coupon/apply']);
    expect(await fakes.partners.find('demo-huoban')).toEqual(partners[0]);
  });
});

describe('loadDemo', () => {
  it('fills an empty database, once', async () => {
    const fakes = createFakes(AT);
    expect(await loadDemo(await hashedIn(fakes), AT)).toHaveLength(9);
    expect(await fakes.members.count()).toBe(9);
    expect(fakes.orders.stored.size).toBe(data.orders.length);
    expect(await loadDemo(await hashedIn(fakes), AT + 1)).toBeUndefined();
    const admin = await fakes.members.findByAccount('Admin');
    expect(await fakes.passwordHasher.verify(DEMO_PASSWORD, admin?.passwordHash)).toBe(true);
    expect(fakes.members.stored.get('demo-zhujiao')?.staff).toEqual({
      role: 'teacher',
      grants: ['contacts', 'orders', 'performance', 'assistants'],
    });
  });

  it('leaves only the new student to be welcomed', async () => {
    const fakes = createFakes(AT);
    await loadDemo(await hashedIn(fakes), AT);
    const welcomed = await Promise.all(data.accounts.map(({ user }) => fakes.welcomes.find(user.id)));
    expect(data.accounts.filter((_, index) => welcomed[index] === undefined)).toEqual([data.accounts[0]]);
  });

  it('leaves a database with a member of its own alone', async () => {
    const fakes = createFakes(AT);
    await fakes.members.insert({ user: { id: 'own', mobile: '1' }, at: AT });
    expect(await loadDemo(await hashedIn(fakes), AT)).toBeUndefined();
    expect(fakes.products.stored.size).toBe(0);
  });

  it('goes on where it was cut off', async () => {
    for (const cut of [1, 3, 12, 17, 20, 25, 30]) {
      const fakes = createFakes(AT);
      let writes = 0;
      const failing =
        <A extends unknown[], R>(write: (...args: A) => Promise<R>) =>
        async (...args: A): Promise<R> => {
          writes += 1;
          if (writes === cut) throw new Error('cut off');
          return write(...args);
        };
      const { members, orders, products, coupons, progress } = fakes;
      const cutOff = {
        ...fakes,
        members: { ...members, insert: failing(members.insert) },
        orders: { ...orders, insert: failing(orders.insert) },
        products: { ...products, insert: failing(products.insert) },
        coupons: { ...coupons, insert: failing(coupons.insert) },
        progress: { ...progress, merge: failing(progress.merge) },
      };
      await expect(loadDemo(await hashedIn(cutOff), AT)).rejects.toThrow('cut off');
      expect(await loadDemo(await hashedIn(fakes), AT + 1_000)).toHaveLength(9);
      expect(await members.count()).toBe(9);
      expect(orders.stored.size).toBe(data.orders.length);
      expect(products.stored.size).toBe(data.products.length);
      const claimed = data.batches.flatMap(({ claims }) => claims);
      expect(fakes.shop.coupons.size).toBe(data.coupons.length + claimed.length);
      expect(fakes.shop.couponClaims.size).toBe(claimed.length);
    }
  });
});
