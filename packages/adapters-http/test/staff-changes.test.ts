import { changesWords } from '@ykd/application/audit-words';
import { DUE_GIVEN_UP, type AccountSync, type Invoice, type StudentNote } from '@ykd/application/ports';
import {
  addMembers,
  anOrder,
  checked,
  AREA_TESTS,
  fakeCode,
  HONG,
  inProcess,
  loggedIn,
  made as madePayout,
  MING,
  must,
  payThere,
  placed,
  PURCHASE,
  withPayable,
  samplePartner,
  type Try,
  type World,
} from '@ykd/application/testing';
import { runTransfers } from '@ykd/application/payout';
import { reconcileBills } from '@ykd/application/bill';
import { billReadyAt } from '@ykd/domain/bill';
import type { User } from '@ykd/domain/member';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { areaCalls } from '../src/contracts/areas.js';
import type { Calls } from '../src/contracts/call.js';

/** One way to make a call: about oneself, or about somebody else. */
interface Way {
  readonly name: string;
  readonly attempt: Try;
  readonly who: User;
}

/** Every way to make every call that is more than a question. */
const WAYS: readonly Way[] = Object.entries<Calls>(areaCalls).flatMap(([area, calls]) =>
  Object.entries(AREA_TESTS[area as keyof typeof areaCalls].tries).flatMap(([call, given]) => {
    if (calls[call]?.method === 'GET') return [];
    const attempts: Readonly<Record<string, Try>> = typeof given === 'function' ? { '': given } : given;
    return Object.entries(attempts).flatMap(([what, attempt]) => {
      const name = `${area}.${call} ${what}`.trim();
      const own = { name, attempt, who: MING };
      return attempt.length < 2 ? [own] : [own, { name: `${name} of others`, attempt, who: HONG }];
    });
  }),
);

const refused = async (
  world: World,
  account: string | undefined,
  { attempt, who }: Way,
): Promise<boolean> => {
  const result = await attempt(await loggedIn(world, account), who);
  return !result.ok && result.error.kind === 'forbidden';
};

/** What staff may do that nobody else may. */
const isForStaff = async (way: Way): Promise<boolean> =>
  (await refused(await inProcess(), undefined, way)) && !(await refused(await inProcess(), 'admin', way));

/** A day whose bill was compared, and was wrong by a cent about what Ming bought, or by nothing. */
const comparedWrongly = async (world: World, fault: 'cent' | null = 'cent'): Promise<string> => {
  const { clock, listedOrders, payment } = world.deps;
  const [receipt] = await listedOrders.receiptsOf(await bought(world));
  if (fault !== null) payment.provider.plant(receipt?.transactionId ?? '', fault);
  const day = shanghaiDay(clock.now());
  clock.advance(billReadyAt(day) - clock.now());
  while ((await reconcileBills(world.deps, () => undefined)) > 0);
  return day;
};

/** An order of Ming's whose money he wants back. */
const asked = async (world: World): Promise<string> => {
  const { shop } = await loggedIn(world);
  const orderId = await bought(world);
  must(await shop.requestRefund({ orderId, reason: '不要了' }));
  return orderId;
};

/** An order of Ming's that he paid. */
const bought = async (world: World): Promise<string> => {
  const { shop } = await loggedIn(world);
  const { id: orderId } = await placed({ shop }, PURCHASE);
  await payThere({ shop }, world.deps, orderId);
  must(await shop.check({ orderId }));
  return orderId;
};

/** An invoice that Ming asked for, with a number and a file of the super administrator's for it. */
const wanted = async ({ deps }: World, over: Partial<Invoice> = {}) => {
  const details = { kind: 'PERSON', title: '李明', taxNumber: null, email: 'ming@example.com' } as const;
  const nothing = { number: null, file: null, issuedAt: null, redNumber: null, redFile: null, redAt: null };
  const times = { waitingSince: 1, reason: null, version: 1, changedBy: null, changedAt: 1, gmtCreated: 1 };
  const of = { id: 'an-invoice', orderId: 'o-1', userId: MING.id, amount: 19_900 } as const;
  await deps.invoiceFiles.reserve({ name: 'a.pdf', userId: 'u-admin', at: 1 }, 0, 9);
  await deps.unitOfWork.transaction((tx) =>
    tx.invoices.insert({ ...of, ...details, status: 'ASKED', ...nothing, ...times, ...over }),
  );
  return { id: of.id, version: 1, number: '12345678', file: 'a.pdf' };
};

/** A payout as other people brought it, of which the log tells nothing here. */
const broughtBy = async (
  world: World,
  work: (people: Awaited<ReturnType<typeof withPayable>>) => Promise<string>,
): Promise<string> => {
  const id = await work(await withPayable(world));
  world.deps.shop.audit.length = 0;
  return id;
};

/** One of Ming's that the administrator approved, and that is at the bank. */
const atBank = (world: World): Promise<string> =>
  broughtBy(world, async (people) => {
    const id = await madePayout(people, MING.id);
    const { staffPayout } = await loggedIn(world, 'admin');
    must(await staffPayout.check({ id, version: 1 }));
    must(await people.lin.staffPayout.sendBank({ payouts: [{ id, version: 2 }] }));
    return id;
  });

/** What of that somebody proposed to give back. */
const proposed = async (world: World, proposerId: string): Promise<string> => {
  const orderId = await bought(world);
  const what = {
    id: 'proposal',
    orderId,
    way: 'ONLINE',
    amount: 500,
    reason: '退课',
    evidence: null,
  } as const;
  const open = { asked: false, proposerId, status: 'OPEN', decidedBy: null, answer: null } as const;
  await world.deps.unitOfWork.transaction((tx) =>
    tx.orderMoney.insertProposal({ ...what, ...open, gmtCreated: 1, gmtModified: 1 }),
  );
  return what.id;
};

const giveUp = async (accountSync: AccountSync, at: number, userId: string = MING.id): Promise<void> => {
  await accountSync.wish({ userId, target: 'chat', at });
  const [job] = await accountSync.claim({ target: 'chat', at, leaseMs: 1, limit: 1 });
  if (job === undefined) throw new Error('nothing is due');
  await accountSync.fail(job, { error: '邮箱已被占用', at, dueAt: DUE_GIVEN_UP });
};

/** Somebody else who works here, and left when he is to come back. */
const colleague = async ({ deps }: World, hasLeft = false): Promise<{ userId: string; version: number }> => {
  const user = { id: 'u-jing', mobile: '13900000002', userName: 'banzhuren' };
  const staff = { role: 'class', grants: [] } as const;
  await deps.members.insert({ user, staff, at: deps.clock.now() });
  if (hasLeft) {
    await deps.unitOfWork.transaction(async ({ people }) => {
      const one = await people.find(user.id);
      if (one !== undefined) await people.put({ ...one.employee, state: 'left', leftAt: 1 }, undefined);
    });
  }
  return { userId: user.id, version: 1 };
};

const RIGHTS = { role: 'teacher', grants: ['orders'], reason: '换岗' } as const;
const NOWHERE = { departmentId: null, title: '组长', email: null, phone: null } as const;

type Scene = (world: World) => Promise<Try>;

/** What is done to a colleague, whomever the call of the try would name. */
const EMPLOYEE_SCENES: Readonly<Record<string, Scene>> = {
  'employee.mobile': async (world) => {
    const { userId } = await colleague(world);
    return ({ employee }) => employee.mobile({ userId });
  },
  'employee.edit': async (world) => {
    const seen = await colleague(world);
    return ({ employee }) => employee.edit({ ...seen, ...NOWHERE });
  },
  'employee.setRights': async (world) => {
    const seen = await colleague(world);
    return ({ employee }) => employee.setRights({ ...seen, ...RIGHTS });
  },
  'employee.renewPassword': async (world) => {
    const seen = await colleague(world);
    return ({ employee }) => employee.renewPassword({ ...seen, reason: '忘了密码' });
  },
  'employee.leave': async (world) => {
    const seen = await colleague(world);
    return ({ employee }) => employee.leave({ ...seen, reason: '回老家' });
  },
  'employee.comeBack': async (world) => {
    const seen = await colleague(world, true);
    return ({ employee }) => employee.comeBack({ ...seen, ...RIGHTS });
  },
};

const NOTE: StudentNote = {
  id: 'n',
  studentId: HONG.id,
  authorId: 'u-admin',
  text: '原文',
  version: 1,
  writtenBy: 'u-admin',
  gmtCreated: 1,
  gmtModified: 1,
  deletedAt: null,
  deletedBy: null,
};

/** A note about Hong, as it stands or deleted. */
const noted = ({ deps }: World, over: Partial<StudentNote> = {}): Promise<void> =>
  deps.unitOfWork.transaction((tx) => tx.studentNotes.insert({ ...NOTE, ...over }));
const keepView = ({ deps }: World): Promise<void> =>
  deps.unitOfWork.transaction(({ listViews }) =>
    listViews.put({
      id: 'view',
      list: 'students',
      userId: 'u-admin',
      scope: 'own',
      name: '视图',
      state: {},
      version: 1,
      gmtCreated: 1,
      gmtModified: 1,
      changedBy: 'u-admin',
    }),
  );

/** Gives the administrator a second factor that nobody wrote down; answers a code of it. */
const withFactor = async ({ deps }: World): Promise<string> => {
  const now = deps.clock.now();
  const factor = { userId: 'u-admin', pendingSecret: null, lastStep: 0, codes: [], wrong: 0, waitUntil: 0 };
  const sealedSecret = deps.secrets.seal('second-factor', 'SECRET');
  await deps.unitOfWork.transaction((tx) => tx.secondFactors.store({ ...factor, sealedSecret, since: now }));
  return fakeCode(now);
};

/** Puts Hong into the administrator's care, with an account that failed. */
const inQueue = async ({ deps }: World): Promise<{ userId: string; version: number }> => {
  await giveUp(deps.accountSync, deps.clock.now(), HONG.id);
  const care = { studentId: HONG.id, staffId: 'u-admin', kind: 'assistant', since: 1 } as const;
  await deps.unitOfWork.transaction((tx) => tx.care.assign(care));
  return { userId: HONG.id, version: 0 };
};

/** Where a call changes something only after something else: all that. The others are made as they are tried for rights. */
const SCENES: Readonly<Record<string, Scene>> = {
  'accountSync.retryTroubles': async ({ deps }) => {
    await giveUp(deps.accountSync, deps.clock.now());
    return ({ accountSync }) => accountSync.retryTroubles({});
  },
  'commonMutation.del YkdProduct':
    async () =>
    ({ commonMutation }) =>
      commonMutation.del({ modelClassName: 'YkdProduct' }, 'p-2'),
  ...EMPLOYEE_SCENES,
  ...Object.fromEntries(Object.entries(EMPLOYEE_SCENES).map(([name, scene]) => [`${name} of others`, scene])),
  'performance.setTarget': async (world) => {
    await teachers(world);
    return ({ performance }) =>
      performance.setTarget({
        month: '2026-03',
        kind: 'person',
        subjectId: JING.id,
        cents: 100_000,
        was: null,
      });
  },
  'activity.removeCampaign': async ({ deps: { unitOfWork } }) => {
    await unitOfWork.transaction(async ({ activities }) => {
      const one = await activities.campaigns.find('2024_march');
      if (one !== undefined) await activities.campaigns.put({ ...one, value: 'mine' });
    });
    return ({ activity }) => activity.removeCampaign({ value: 'mine', version: 1 });
  },
  'activity.removeAnnouncement': async ({ deps: { unitOfWork } }) => {
    await unitOfWork.transaction(({ activities }) =>
      activities.announcements.put({
        id: 'a',
        title: '停机',
        text: '今晚',
        link: null,
        firstDay: '2026-03-01',
        lastDay: '2026-03-02',
        audience: { kind: 'all', ids: [] },
        version: 1,
        changedBy: null,
        changedAt: 1,
      }),
    );
    return ({ activity }) => activity.removeAnnouncement({ id: 'a', version: 1 });
  },
  'activity.removeSite': async ({ deps: { unitOfWork } }) => {
    const site = { host: 'www.example.com', title: '优课达', icp: '', police: '' };
    await unitOfWork.transaction(({ activities }) =>
      activities.sites.put({ ...site, version: 1, changedBy: null, changedAt: 1 }),
    );
    return ({ activity }) => activity.removeSite({ host: site.host, version: 1 });
  },
  'staffCheckIn.review': (world) => entriesThere(world, 'review'),
  'staffCheckIn.review of others': (world) => entriesThere(world, 'review'),
  'staffCheckIn.judgeCopy': (world) => copiesThere(world, HONG.id, MING.id),
  'staffCheckIn.judgeCopy of others': (world) => copiesThere(world, MING.id, HONG.id),
  'staffCheckIn.comment': (world) => entriesThere(world, 'comment'),
  'staffCheckIn.comment of others': (world) => entriesThere(world, 'comment'),
  'staffCheckIn.removeComment': (world) => commentThere(world, MING.id),
  'staffCheckIn.removeComment of others': (world) => commentThere(world, HONG.id),
  'staffCheckIn.takeBack': (world) => madeUpThere(world, MING.id),
  'staffCheckIn.takeBack of others': (world) => madeUpThere(world, HONG.id),
  'staffCheckIn.remindMissing': missingThere,
  'staffCommission.agreeRate': async (world) => {
    await partnerOf(world);
    return ({ staffCommission }) => staffCommission.agreeRate(AGREED);
  },
  'staffCommission.review': (world) => inDoubt(world),
  'staffCommission.writeOff': async (world) => {
    await partnerOf(world, 'ENDED');
    await payableTo(world, 700);
    return ({ staffCommission }) =>
      staffCommission.writeOff({
        partnerId: HONG.id,
        kind: 'WRITE_OFF',
        cents: 700,
        reason: '联系不上',
        requestKey: 'key-00000001',
      });
  },
  'staffPrize.ship': (world) => prizeThere(world, 'ship', MING.id),
  'staffPrize.ship of others': (world) => prizeThere(world, 'ship', HONG.id),
  'staffPrize.refuse': (world) => prizeThere(world, 'refuse', MING.id),
  'staffPrize.refuse of others': (world) => prizeThere(world, 'refuse', HONG.id),
  'staffPrize.takeBack': (world) => prizeThere(world, 'takeBack', MING.id),
  'staffPrize.takeBack of others': (world) => prizeThere(world, 'takeBack', HONG.id),
  'staffCoupon.make': async (world) => {
    await partnerOf(world);
    return ({ staffCoupon }) => staffCoupon.make({ requestKey: 'request-1', ...BATCH });
  },
  'staffCoupon.change': async (world) => {
    await partnerOf(world);
    return async ({ staffCoupon }) => {
      const { id = '' } = must(await staffCoupon.make({ requestKey: 'request-1', ...BATCH }))[0] ?? {};
      const { name, firstDay, lastDay, validDays } = BATCH;
      return staffCoupon.change({
        id,
        version: 1,
        name,
        limit: 5,
        firstDay,
        lastDay,
        validDays,
        state: 'OFF',
      });
    };
  },
  'staffPartner.decide': async (world) => {
    await applicationThere(world);
    return ({ staffPartner }) =>
      staffPartner.decide({ id: 'w-1', version: 1, decision: 'APPROVE', answer: '' });
  },
  'staffPartner.setState': async (world) => {
    await partnerOf(world);
    return ({ staffPartner }) =>
      staffPartner.setState({ userId: HONG.id, version: 1, event: 'SUSPEND', reason: '投诉' });
  },
  'staffPartner.setLevel': async (world) => {
    await partnerOf(world);
    return ({ staffPartner }) =>
      staffPartner.setLevel({ userId: HONG.id, version: 1, level: 'GOLD', reason: '业绩' });
  },
  'followUp.contact': async (world) => {
    const seen = await inQueue(world);
    return ({ followUp }) => followUp.contact({ ...seen, text: '打过电话' });
  },
  'followUp.snooze': async (world) => {
    const seen = await inQueue(world);
    return ({ followUp }) => followUp.snooze({ ...seen, choice: 'tomorrow' });
  },
  'followUp.handOver': async (world) => {
    await teachers(world);
    const seen = await inQueue(world);
    return ({ followUp }) => followUp.handOver({ ...seen, staffId: MEI.id });
  },
  'followUp.undo': async (world) => {
    const seen = await inQueue(world);
    return async ({ followUp }) => {
      const { actId } = must(await followUp.snooze({ ...seen, choice: 'monday' }));
      return followUp.undo({ userId: seen.userId, actId });
    };
  },
  'handOver.apply': async (world) => {
    await inCare(world);
    return ({ handOver }) => handOver.apply(FROM_JING);
  },
  'handOver.end': async (world) => {
    await inCare(world);
    return async ({ handOver }) => {
      const { batch } = must(await handOver.apply({ ...FROM_JING, lastDay: '2026-03-12' }));
      return handOver.end({ id: batch ?? '' });
    };
  },
  'handOver.undo': async (world) => {
    await inCare(world);
    return async ({ handOver }) =>
      handOver.undo({ batch: must(await handOver.apply(FROM_JING)).batch ?? '' });
  },
  'shift.change':
    async () =>
    ({ shift }) =>
      shift.change({ adds: [SHIFT] }),
  'shift.copy': async (world) => {
    await planned(world);
    return ({ shift }) => shift.copy({ monday: '2026-03-09' });
  },
  'shift.addLeave':
    async () =>
    ({ shift }) =>
      shift.addLeave(AWAY),
  'shift.editLeave': async (world) => {
    await planned(world);
    return ({ shift }) => shift.editLeave({ id: 'l1', version: 1, ...AWAY, lastDay: '2026-03-21' });
  },
  'shift.removeLeave': async (world) => {
    await planned(world);
    return ({ shift }) => shift.removeLeave({ id: 'l1', version: 1 });
  },
  'shift.setHours':
    async () =>
    ({ shift }) =>
      shift.setHours({ version: 0, hours: [{ from: 540, to: 1_260 }, null, null, null, null, null, null] }),
  'listExport.cancel': async (world) => {
    const { clock, unitOfWork } = world.deps;
    const at = clock.now();
    const run = { id: 'run', userId: 'u-admin', list: 'students', format: 'csv', asked: {} } as const;
    const so = { conditions: '', rows: 7, state: 'running', isTaken: true, endedAt: null } as const;
    await unitOfWork.transaction(({ exportRuns }) =>
      exportRuns.insert({ ...run, ...so, startedAt: at, touchedAt: at }),
    );
    return ({ listExport }) => listExport.cancel({ id: 'run' });
  },
  'listView.change': async (world) => {
    await keepView(world);
    return ({ listView }) =>
      listView.change({ id: 'view', version: 1, name: '改名', scope: 'own', state: { school: 'empty' } });
  },
  'listView.remove': async (world) => {
    await keepView(world);
    return ({ listView }) => listView.remove({ id: 'view', version: 1 });
  },
  'message.removeTemplate':
    async () =>
    async ({ message }) => {
      const template = { id: null, version: 0, name: '提醒', title: '{姓名}，你好', text: '记得来听直播' };
      const { id, version } = must(await message.saveTemplate(template));
      return message.removeTemplate({ id, version });
    },
  'student.assign': async (world) => {
    await teachers(world);
    return ({ student }) => student.assign(TO_MEI);
  },
  'student.undoAssign': async (world) => {
    await teachers(world);
    return async ({ student }) =>
      student.undoAssign({ batch: must(await student.assign(TO_MEI)).batch ?? '' });
  },
  'secondFactor.confirm': async (world) => {
    must(await (await loggedIn(world, 'admin')).secondFactor.begin());
    const code = fakeCode(world.deps.clock.now());
    return ({ secondFactor }) => secondFactor.confirm({ code });
  },
  'secondFactor.verify': async (world) => {
    const code = await withFactor(world);
    return ({ secondFactor }) => secondFactor.verify({ code });
  },
  'secondFactor.renewCodes': async (world) => {
    const code = await withFactor(world);
    return async ({ secondFactor }) => {
      must(await secondFactor.verify({ code }));
      return secondFactor.renewCodes();
    };
  },
  'secondFactor.remove': async (world) => {
    const code = await withFactor(world);
    return ({ secondFactor }) => secondFactor.remove({ code });
  },
  'shopStaff.decideRefund': async (world) => {
    const orderId = await asked(world);
    return ({ shopStaff }) => shopStaff.decideRefund({ orderId, grant: false, reason: '已经开课' });
  },
  'shopStaff.refundOffline': async ({ deps }) => {
    await deps.orders.insert(anOrder({ id: 'o-elsewhere' }));
    return ({ shopStaff }) =>
      shopStaff.refundOffline({ orderId: 'o-elsewhere', reason: '不要了', evidence: '流水' });
  },
  'shopStaff.settleOddity': async ({ deps }) => {
    const about = { orderId: 'o-1', subject: 't', amount: 1, note: '', settledBy: null, settledAt: null };
    await deps.oddities.note({ id: 'odd', kind: 'PAID_TWICE', gmtCreated: 1, ...about });
    return ({ shopStaff }) => shopStaff.settleOddity({ id: 'odd' });
  },
  'staffPayout.make': async (world) => {
    await withPayable(world);
    return ({ staffPayout }) => staffPayout.make({ requestKey: 'key', partnerIds: [MING.id] });
  },
  'staffPayout.check': async (world) => {
    const id = await broughtBy(world, (people) => madePayout(people, MING.id));
    return ({ staffPayout }) => staffPayout.check({ id, version: 1 });
  },
  'staffPayout.refuse': async (world) => {
    const id = await broughtBy(world, (people) => madePayout(people, MING.id));
    return ({ staffPayout }) => staffPayout.refuse({ id, version: 1, reason: '先核对账号' });
  },
  'staffPayout.cancel': async (world) => {
    const id = await broughtBy(world, (people) => checked(people, HONG.id));
    await runTransfers(world.deps, () => undefined);
    world.deps.shop.audit.length = 0;
    return ({ staffPayout }) => staffPayout.cancel({ id, version: 3, reason: '先核对金额' });
  },
  'staffPayout.sendBank': async (world) => {
    const id = await broughtBy(world, (people) => checked(people, MING.id));
    return ({ staffPayout }) => staffPayout.sendBank({ payouts: [{ id, version: 2 }] });
  },
  'staffPayout.paid': async (world) => {
    const id = await atBank(world);
    return ({ staffPayout }) => staffPayout.paid({ id, version: 3, reference: '20260301-77' });
  },
  'staffPayout.failed': async (world) => {
    const id = await atBank(world);
    return ({ staffPayout }) => staffPayout.failed({ id, version: 3, reason: '账号不符' });
  },
  'staffPayout.look': async (world) => {
    const id = await broughtBy(world, (people) => checked(people, HONG.id));
    return ({ staffPayout }) => staffPayout.look({ id });
  },
  'staffInvoice.issue': async (world) => {
    const paper = await wanted(world);
    return ({ staffInvoice }) => staffInvoice.issue(paper);
  },
  'staffInvoice.issueRed': async (world) => {
    const paper = await wanted(world, { status: 'RED_WANTED', number: '12345678', issuedAt: 1 });
    return ({ staffInvoice }) => staffInvoice.issueRed({ ...paper, number: '23456789' });
  },
  'staffInvoice.refuse': async (world) => {
    const { id, version } = await wanted(world);
    return ({ staffInvoice }) => staffInvoice.refuse({ id, version, reason: '名称与税号不符' });
  },
  'staffInvoice.replaceFile': async (world) => {
    const paper = { number: '12345678', file: 'wrong.pdf', issuedAt: 1 };
    const { id, version, file } = await wanted(world, { status: 'ISSUED', ...paper });
    return ({ staffInvoice }) => staffInvoice.replaceFile({ id, version, file, reason: '放错了' });
  },
  'bill.settle': async (world) => {
    await comparedWrongly(world);
    const { list } = must(await (await loggedIn(world, 'admin')).bill.differences({ size: 1 }));
    const { id = '', version = 0 } = list[0] ?? {};
    return ({ bill }) => bill.settle({ id, version, note: '尾差' });
  },
  'bill.compare': async (world) => {
    const day = await comparedWrongly(world);
    return ({ bill }) => bill.compare({ day });
  },
  'bill.closeMonth': async (world) => {
    const day = await comparedWrongly(world, null);
    const { clock } = world.deps;
    while (shanghaiDay(clock.now()).startsWith(day.slice(0, 7))) clock.advance(DAY_MS);
    clock.advance(DAY_MS);
    while ((await reconcileBills(world.deps, () => undefined)) > 0);
    return ({ bill }) => bill.closeMonth({ month: day.slice(0, 7) });
  },
  'schoolClass.add': async (world) => {
    await classes(world);
    return ({ schoolClass }) => schoolClass.add(CLASS);
  },
  'schoolClass.edit': async (world) => {
    await classes(world);
    return ({ schoolClass }) => schoolClass.edit({ classId: 'k1', version: 1, ...CLASS, name: '改了名' });
  },
  'schoolClass.archive': async (world) => {
    await classes(world);
    const away = { classId: 'k1', version: 1, isArchived: true, reason: '结课了' };
    return ({ schoolClass }) => schoolClass.archive(away);
  },
  'schoolClass.addMembers': async (world) => {
    await classes(world);
    const some = { classId: 'k1', studentIds: [HONG.id], reason: '报名表' };
    return ({ schoolClass }) => schoolClass.addMembers(some);
  },
  'schoolClass.removeMembers': async (world) => {
    await classes(world);
    const some = { classId: 'k1', studentIds: [MING.id], reason: '退学', endsCare: true };
    return ({ schoolClass }) => schoolClass.removeMembers(some);
  },
  'schoolClass.moveMembers': async (world) => {
    await classes(world);
    const some = { classId: 'k1', toClassId: 'k2', studentIds: [MING.id], reason: '转班', endsCare: true };
    return ({ schoolClass }) => schoolClass.moveMembers(some);
  },
  'schoolClass.deleteTerm': async (world) => {
    await classes(world);
    return ({ schoolClass }) => schoolClass.deleteTerm({ kind: 'type', id: 'unused' });
  },
  'schoolClass.moveTerm': async (world) => {
    await classes(world);
    return ({ schoolClass }) =>
      schoolClass.moveTerm({ kind: 'type', id: 'unused', version: 1, beforeId: 't' });
  },
  'schoolClass.settle': async (world) => {
    await classes(world);
    await world.deps.unitOfWork.transaction(async (tx) => {
      await tx.classes.wish('o-1', 1);
      const held = await tx.classes.holdPlacement('o-1');
      if (held !== undefined) await tx.classes.storePlacement({ ...held, state: 'unplaced', dueAt: null });
    });
    return ({ schoolClass }) => schoolClass.settle({ orderId: 'o-1', note: '手工进班' });
  },
  'classEvent.add': async (world) => {
    await classes(world);
    return ({ classEvent }) => classEvent.add({ classId: 'k1', ...LESSON });
  },
  'classEvent.edit': async (world) => {
    await events(world);
    return ({ classEvent }) => classEvent.edit({ ...EVENT, ...LESSON, title: '流', place: '三教' });
  },
  'classEvent.cancel': async (world) => {
    await events(world);
    return ({ classEvent }) => classEvent.cancel({ ...EVENT, isCancelled: true });
  },
  'classEvent.changeTime': async (world) => {
    await events(world, { repeatsUntil: '2026-12-31' });
    return ({ classEvent }) => classEvent.changeTime({ ...EVENT, of: LESSON.startsAt, to: null });
  },
  'classEvent.remove': async (world) => {
    await events(world);
    return ({ classEvent }) => classEvent.remove(EVENT);
  },
  'classGroup.make': async (world) => {
    await classes(world);
    return ({ classGroup }) => classGroup.make({ classId: 'k1', name: '乙' });
  },
  'classGroup.rename': async (world) => {
    await classes(world);
    return ({ classGroup }) => classGroup.rename({ ...GROUP, name: '丙' });
  },
  'classGroup.remove': async (world) => {
    await classes(world);
    return ({ classGroup }) => classGroup.remove(GROUP);
  },
  'classGroup.lead': async (world) => {
    await classes(world);
    return ({ classGroup }) => classGroup.lead({ ...GROUP, leaderId: MING.id });
  },
  'classGroup.move': async (world) => {
    await classes(world);
    return ({ classGroup }) => classGroup.move({ classId: 'k1', studentIds: [MING.id], groupId: null });
  },
  'classGroup.balance': async (world) => {
    await classes(world);
    return async ({ classGroup }) => {
      await classGroup.move({ classId: 'k1', studentIds: [MING.id], groupId: null });
      const wish = { classId: 'k1', by: 'count', number: 1, seed: 1 } as const;
      return classGroup.balance({ ...wish, seen: must(await classGroup.preview(wish)).seen });
    };
  },
  'tag.make':
    async () =>
    ({ tag }) =>
      tag.make(STAR),
  'tag.change': async (world) => {
    await tags(world);
    return ({ tag }) => tag.change({ id: 'star', version: 1, ...STAR, isShown: false });
  },
  'tag.remove': async (world) => {
    await tags(world);
    return ({ tag }) => tag.remove({ id: 'star', version: 1 });
  },
  'tag.set': async (world) => {
    await tags(world);
    return ({ tag }) => tag.set({ target: { ids: [MING.id] }, seen: 1, tagId: 'star', isOn: true });
  },
  'tag.undo': async (world) => {
    await tags(world);
    return async ({ tag }) => {
      const put = { target: { ids: [MING.id] }, seen: 1, tagId: 'star', isOn: true };
      return tag.undo({ batch: must(await tag.set(put)).batch ?? '' });
    };
  },
  'classGroup.undo': async (world) => {
    await classes(world);
    return async ({ classGroup }) => {
      const { batch } = must(await classGroup.move({ classId: 'k1', studentIds: [MING.id], groupId: null }));
      return classGroup.undo({ classId: 'k1', batch: batch ?? '' });
    };
  },
  'staffProduct.dropPicture': async ({ deps }) => {
    await deps.unitOfWork.transaction(async ({ products }) => {
      const product = await products.holdToChange('p-2');
      if (product !== undefined) await products.store({ ...product, imageUrl: '/uploads/product/old.png' });
    });
    return ({ staffProduct }) => staffProduct.dropPicture({ productId: 'p-2' });
  },
  'staffRefund.giveBack': async (world) => {
    const orderId = await bought(world);
    return ({ staffRefund }) =>
      staffRefund.giveBack({ orderId, amount: 500, reason: '少上一节', requestKey: 'key-00009' });
  },
  'staffRefund.approve': async (world) => {
    const id = await proposed(world, HONG.id);
    return ({ staffRefund }) => staffRefund.approve({ id });
  },
  'staffRefund.refuse': async (world) => {
    const id = await proposed(world, HONG.id);
    return ({ staffRefund }) => staffRefund.refuse({ id, reason: '已经学完' });
  },
  'staffRefund.withdraw': async (world) => {
    const id = await proposed(world, 'u-admin');
    return ({ staffRefund }) => staffRefund.withdraw({ id });
  },
  'staffRefund.setLimit':
    async () =>
    ({ staffRefund }) =>
      staffRefund.setLimit({ limit: 50_000, reason: '旺季' }),
  'staffRefund.placeOffline': async ({ deps }) => {
    const paidAt = deps.clock.now();
    const what = { userId: HONG.id, productId: 'p-2', choice: [], amount: 18_000, paidAt, pictures: [] };
    const why = { way: 'CASH' as const, evidence: '流水', reason: '现金', requestKey: 'key-00009' };
    return ({ staffRefund }) => staffRefund.placeOffline({ ...what, ...why });
  },
  'staffRefund.changeValidity': async ({ deps }) => {
    const version = (await deps.shopOrders.find('o-1'))?.gmtModified ?? 0;
    const days = { validDate: '2027-01-31', serviceDate: null };
    return ({ staffRefund }) =>
      staffRefund.changeValidity({ orderId: 'o-1', ...days, reason: '补偿停课', version });
  },
  'studentPage.editNote': async (world) => {
    await noted(world);
    return ({ studentPage }) =>
      studentPage.editNote({ userId: HONG.id, id: NOTE.id, version: 1, text: '改过' });
  },
  'studentPage.removeNote': async (world) => {
    await noted(world);
    return ({ studentPage }) => studentPage.removeNote({ userId: HONG.id, id: NOTE.id, version: 1 });
  },
  'studentPage.restoreNote': async (world) => {
    await noted(world, { deletedAt: world.deps.clock.now(), deletedBy: 'u-admin' });
    return ({ studentPage }) => studentPage.restoreNote({ userId: HONG.id, id: NOTE.id });
  },
  'studentPage.endSession': async (world) => {
    const { member } = await loggedIn(world, HONG.userName);
    const [session] = must(await member.sessions());
    return ({ studentPage }) => studentPage.endSession({ userId: HONG.id, id: session?.id ?? '' });
  },
  'studentPage.endSessions': async (world) => {
    await loggedIn(world, HONG.userName);
    return ({ studentPage }) => studentPage.endSessions({ userId: HONG.id });
  },
  'studentPage.retryAccounts': async ({ deps }) => {
    await giveUp(deps.accountSync, deps.clock.now(), HONG.id);
    return ({ studentPage }) => studentPage.retryAccounts({ userId: HONG.id });
  },
};

/** What a form says of a class. */
const CLASS = {
  name: '一班',
  typeId: 't',
  stageId: 's',
  firstDay: '2026-02-20',
  lastDay: null,
  seats: 9,
  joinDays: null,
  teacherId: null,
  assistantIds: [],
  productIds: ['p-1'],
  note: '',
} as const;

/** A group of the first of these classes. */
const GROUP = { classId: 'k1', groupId: 'g1', version: 1 } as const;

/** Two classes, Ming in one of them and in a group there, with a type that neither has. */
const classes = ({ deps }: World) =>
  deps.unitOfWork.transaction(async ({ classes: kept, classGroups }) => {
    const term = { sort: 10, version: 1, gmtCreated: 1, changedBy: null, gmtModified: 1 };
    await kept.putTerm('type', { id: 't', name: '全日制', ...term });
    await kept.putTerm('type', { id: 'unused', name: '晚班', ...term });
    await kept.putTerm('stage', { id: 's', name: '基础', ...term });
    const made = { members: 0, archivedAt: null, version: 1, changedBy: null, gmtCreated: 1, gmtModified: 1 };
    for (const id of ['k1', 'k2']) await kept.insert({ ...CLASS, ...made, id });
    const why = { kind: 'staff', reason: '' } as const;
    await kept.join({ classId: 'k1', studentId: MING.id, since: 1, addedBy: null, why, orderId: null });
    const group = { id: 'g1', classId: 'k1', name: '甲', leaderId: null, sort: 1, version: 1 };
    await classGroups.put({ ...group, changedBy: null, changedAt: 1 });
    await classGroups.place('k1', MING.id, 'g1');
  });

/** A live lesson, as a form says it. */
const LESSON = {
  kind: 'live',
  title: '集合',
  startsAt: 1_772_400_000_000,
  endsAt: 1_772_403_600_000,
  repeatsUntil: null,
  place: '',
  link: '',
} as const;

/** The event of the first of these classes. */
const EVENT = { classId: 'k1', eventId: 'e1', version: 1 } as const;

/** The same classes, with an event in the first. */
const events = async (world: World, over: { readonly repeatsUntil?: string } = {}): Promise<void> => {
  await classes(world);
  const own = { changes: [], known: null, newsAt: null, cancelledAt: null, remindAt: null };
  const made = { ...own, version: 1, changedBy: null, changedAt: 1 };
  await world.deps.unitOfWork.transaction(({ classEvents }) =>
    classEvents.put({ id: 'e1', classId: 'k1', ...LESSON, ...made, ...over }),
  );
};

/** A shift of a day and a leave of the administrator's, and there. */
const SHIFT = {
  staffId: 'u-admin',
  firstDay: '2026-03-02',
  lastDay: '2026-03-02',
  weekdays: [0],
  from: 540,
  to: 720,
  exceptions: [],
};
const AWAY = { staffId: 'u-admin', firstDay: '2026-03-19', lastDay: '2026-03-20' };
const planned = ({ deps }: World): Promise<void> =>
  deps.unitOfWork.transaction(async ({ shifts }) => {
    const stamp = { version: 1, changedBy: null, changedAt: 1 };
    await shifts.put({ id: 's1', ...SHIFT, ...stamp });
    await shifts.putLeave({ id: 'l1', ...AWAY, ...stamp });
  });

/** A tag as a form says it, and there. */
const STAR = { name: '学习之星', color: '#A87D0C', description: '', isShown: true };
const tags = ({ deps }: World) => {
  const { isShown: _isShown, ...said } = STAR;
  return deps.studentTags.saveLable({ id: 'star', ...said, show: 'true' }, 1);
};

/** Ming and Hong wrote on the day that is asked about. */
const ENTRY = { campaign: '2025_march', day: '2025-03-10' } as const;
const entriesThere = async ({ deps }: World, call: 'review' | 'comment'): Promise<Try> => {
  for (const { id: userId } of [MING, HONG])
    await deps.checkIns.put({ userId, ...ENTRY, text: '学了循环', pictures: [], at: 1 });
  const attempt = AREA_TESTS.staffCheckIn.tries[call];
  if (typeof attempt !== 'function') throw new Error('one way a call');
  return attempt;
};
/** The second wrote what the first had written. */
const copiesThere = async ({ deps }: World, first: string, second: string): Promise<Try> => {
  const text = '今天学完了循环和列表，做了六道练习，明天继续学字典。';
  for (const [at, userId] of [first, second].entries())
    await deps.checkIns.put({ userId, ...ENTRY, text, pictures: [], at: at + 1 });
  return ({ staffCheckIn }) =>
    staffCheckIn.judgeCopy({ userId: second, ...ENTRY, version: 1, verdict: 'copy' });
};
const commentThere = async (world: World, userId: string): Promise<Try> => {
  await entriesThere(world, 'comment');
  const comment = { id: 'c', userId, ...ENTRY, authorId: 'u-jing', authorName: '陈静' };
  await world.deps.unitOfWork.transaction((tx) =>
    tx.checkIns.insertComment({ ...comment, text: '好', gmtCreated: 1 }),
  );
  return ({ staffCheckIn }) => staffCheckIn.removeComment({ userId, ...ENTRY, id: 'c' });
};
const madeUpThere = async ({ deps }: World, userId: string): Promise<Try> => {
  await deps.unitOfWork.transaction((tx) =>
    tx.checkIns.makeUp({ userId, ...ENTRY, by: 'u-jing', reason: '生病', at: 1 }),
  );
  return ({ staffCheckIn }) => staffCheckIn.takeBack({ userId, ...ENTRY });
};

/** Somebody whom the administrator looks after wrote yesterday in a campaign that is open, and has not today. */
async function missingThere({ deps }: World): Promise<Try> {
  const { campaign } = ENTRY;
  const now = deps.clock.now();
  const [firstDay, lastDay] = [shanghaiDay(now - DAY_MS), shanghaiDay(now)];
  const line = await deps.activities.campaign(campaign);
  if (line === undefined) throw new Error('it is there');
  await deps.unitOfWork.transaction(async (tx) => {
    await tx.activities.campaigns.put({ ...line, firstDay, lastDay });
    await tx.care.assign({ studentId: MING.id, staffId: 'u-admin', kind: 'assistant', since: 1 });
  });
  await deps.checkIns.put({
    userId: MING.id,
    campaign,
    day: firstDay,
    text: '学了循环',
    pictures: [],
    at: 1,
  });
  return ({ staffCheckIn }) => staffCheckIn.remindMissing({ campaign });
}

/** Somebody has a day, which earns a prize, and wants it sent; or he was told that it is not. */
const prizeThere = async (
  { deps: { checkIns, activities, unitOfWork } }: World,
  call: 'ship' | 'refuse' | 'takeBack',
  userId: string,
): Promise<Try> => {
  const [{ campaign }, prize] = [ENTRY, 'bag'];
  await checkIns.put({ userId, ...ENTRY, text: '学了循环', pictures: [], at: 1 });
  const line = await activities.campaign(campaign);
  if (line === undefined) throw new Error('it is there');
  const address = { receiver: '王小明', mobile: '13700000001', address: '文三路 1 号' };
  const isRefused = call === 'takeBack';
  const claim = {
    userId,
    campaign,
    prize,
    ...address,
    carrier: '',
    trackingNo: '',
    version: 1,
    ...(isRefused
      ? { state: 'refused' as const, reason: '抄的', changedBy: 'u-jing' }
      : { state: 'open' as const, reason: '', changedBy: null }),
    gmtCreated: 1,
    gmtModified: 1,
  };
  await unitOfWork.transaction(async (tx) => {
    const bag = { id: prize, title: '帆布袋', by: 'total', days: 1, ships: true } as const;
    await tx.activities.campaigns.put({ ...line, prizes: [bag] });
    await tx.prizeClaims.put(claim);
  });
  const seen = { campaign, prize, userId, version: 1 };
  return ({ staffPrize }) => {
    if (call === 'refuse') return staffPrize.refuse({ ...seen, reason: '抄的' });
    if (call === 'takeBack') return staffPrize.takeBack(seen);
    const parcel = { userId, version: 1, trackingNo: 'SF12345' };
    return staffPrize.ship({ campaign, prize, carrier: '顺丰', parcels: [parcel] });
  };
};

/** Coupons for the partner. */
const BATCH = {
  partnerIds: [HONG.id],
  productId: 'p-1',
  name: '开学季',
  rule: { kind: 'AMOUNT', cents: 5_000 },
  limit: 3,
  firstDay: '2026-03-01',
  lastDay: '2026-03-31',
  validDays: 30,
} as const;

const AGREED = {
  partnerId: HONG.id,
  productId: 'p-1',
  level: null,
  firstDay: '2026-03-01',
  lastDay: '2026-03-31',
  rateBp: 1_000,
} as const;

/** Hong is a partner. */
const partnerOf = ({ deps }: World, state: 'ACTIVE' | 'ENDED' = 'ACTIVE'): Promise<void> =>
  deps.unitOfWork.transaction((tx) => tx.partners.put(samplePartner(HONG.id, { state })));

/** So many cents are payable to her. */
const payableTo = ({ deps }: World, payable: number): Promise<void> =>
  deps.unitOfWork.transaction(async (tx) => {
    const account = await tx.commissions.hold(HONG.id, '2026-03');
    const move = { kind: 'RELEASE', debit: 'held', credit: 'payable', cents: payable } as const;
    const of = { partnerId: HONG.id, seq: 1, orderId: null, payoutId: null, source: 's', at: 1 };
    await tx.commissions.append({ ...move, ...of, month: '2026-03' }, { ...account, lastSeq: 1, payable });
  });

/** Hong brought an order of Ming's that is in doubt. */
const inDoubt = async (world: World): Promise<Try> => {
  const orderId = await bought(world);
  const at = world.deps.clock.now();
  await world.deps.unitOfWork.transaction((tx) =>
    tx.commissions.insertOrder({
      orderId,
      partnerId: HONG.id,
      buyerId: MING.id,
      productId: 'p-1',
      claimId: 'claim',
      claimedAt: at,
      couponId: 'coupon',
      placedAt: at,
      rateBp: 0,
      rateId: null,
      doubts: ['device'],
      state: 'HELD',
      review: 'OPEN',
      reviewedBy: null,
      reviewedAt: null,
      reason: null,
      earned: 0,
      reversed: 0,
      paidAt: at,
      payer: null,
      dueAt: null,
      version: 1,
    }),
  );
  return ({ staffCommission }) => staffCommission.review({ orderId, approve: true, reason: '室友的电脑' });
};

/** Somebody applied to be a partner. */
const applicationThere = ({ deps: { unitOfWork } }: World): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    const times = { submittedAt: 1, gmtCreated: 1, changedAt: 1 };
    const order = { id: 'w-1', userId: HONG.id, reviewStatus: 'REVIEWING', isAskedBack: false } as const;
    const profile = { realName: '周小红', contact: '微信 hong', channel: 'CAMPUS', channelText: '' } as const;
    const answer = { decision: null, answer: '', decidedBy: null, decidedAt: null };
    const sent = { ...profile, reason: '介绍给同学', agreementVersion: '2025-09-01', ...answer };
    await tx.workOrders.put({ ...order, ...times, submission: 1, version: 1, changedBy: HONG.id });
    await tx.workOrders.putSubmission({ workOrderId: 'w-1', number: 1, ...sent, submittedAt: 1 });
  });

/** Who may be put in charge of students. */
const JING: User = { id: 'u-jing', mobile: '13900000002', userName: 'banzhuren' };
const MEI: User = { id: 'u-mei', mobile: '13900000012', userName: 'meilaoshi' };
const TO_MEI = {
  target: { ids: [MING.id] },
  seen: 1,
  change: { act: 'classTeacher', staffId: MEI.id },
} as const;
const FROM_JING = {
  from: JING.id,
  to: MEI.id,
  target: { ids: [MING.id] },
  seen: 1,
  open: 'keep',
  note: '休假',
  notes: [],
  lastDay: null,
} as const;
/** Ming is one of Jing's. */
const inCare = async (world: World): Promise<void> => {
  await teachers(world);
  const care = { studentId: MING.id, staffId: JING.id, kind: 'classTeacher', since: 1 } as const;
  await world.deps.unitOfWork.transaction((tx) => tx.care.assign(care));
};
const teachers = ({ deps }: World) => addMembers(deps, [JING, MEI], { role: 'class', grants: [] });

/** What leaves no line though staff change something, and why. */
const WITHOUT_A_LINE: Readonly<Record<string, string>> = {
  'message.preview notice': 'it shows what would be read',
  'message.preview sms': 'it shows what would be read',
  'message.recipients': 'it shows who would read it',
  'secondFactor.begin': 'it counts only when it is confirmed',
  'secondFactor.verify': 'it is a login, and changes nothing',
  'staffInvoice.upload': 'it counts only when an invoice names it',
  'staffPayout.look': 'it only asks WeChat Pay',
  'staffRefund.uploadReceipt': 'it counts only when an order names it',
};

describe('what staff change by a call', () => {
  it('leaves a line in the audit log: who did what to what, and how it was before', async () => {
    const found: Record<string, readonly string[]> = {};
    for (const way of WAYS) {
      if (!(await isForStaff(way))) continue;
      const world = await inProcess();
      const attempt = (await SCENES[way.name]?.(world)) ?? way.attempt;
      const { stored } = world.deps.auditLog;
      expect(stored, way.name).toEqual([]);
      must(await attempt(await loggedIn(world, 'admin'), way.who));
      found[way.name] = stored.map(({ act, before, after, about }) =>
        [act, about ?? '-', JSON.stringify(before), JSON.stringify(after)]
          .join(' ')
          .replaceAll(/id-\d+/g, 'an-id'),
      );
      for (const line of stored) {
        expect(line).toMatchObject({ actorKind: 'staff', actor: 'u-admin', source: 'console' });
        expect(line.at).toBe(world.deps.clock.now());
        // Of what was done the log has the name, of passwords nothing else.
        expect(JSON.stringify({ ...line, act: '' })).not.toMatch(/pass|pwd|token|secret|sealed/i);
        // Whoever reads it reads days and hours, no epoch: a field that is an instant is one to its words.
        expect(changesWords(line), way.name).not.toMatch(/\d{13}/);
      }
    }
    const silent = Object.keys(found).filter((name) => found[name]?.length === 0);
    // Whoever adds a call for staff writes its line, or gives a reason here.
    expect(silent).toEqual(Object.keys(WITHOUT_A_LINE));
    // A scene that no call needs any more goes.
    expect(Object.keys(SCENES).filter((name) => !(name in found))).toEqual([]);
    expect(found).toMatchInlineSnapshot(`
      {
        "accountSync.retryTroubles": [
          "accounts.retry u-ming {"attempts":1,"error":"邮箱已被占用"} {"attempts":0,"error":null}",
        ],
        "activity.removeAnnouncement": [
          "activities.announcement.remove - {"audience":["所有学员"],"firstDay":"2026-03-01","heading":"停机","lastDay":"2026-03-02","link":null,"text":"今晚"} {}",
        ],
        "activity.removeCampaign": [
          "activities.campaign.remove - {"audience":["所有学员"],"badge":"","banner":"","firstDay":"2024-03-01","lastDay":"2024-03-31","name":"2024 年三月打卡","pageText":"","prizes":[],"rules":""} {}",
        ],
        "activity.removePromo": [
          "activities.promo.remove - {"audience":["所有学员"],"description":"每天打卡，一起坚持一个夏天","firstDay":"2025-07-11","heading":"2025 暑期王者竞技场","lastDay":"2025-08-18","link":"/learn/wangzhe2025","short":"竞技场"} {}",
        ],
        "activity.removeSite": [
          "activities.site.remove - {"heading":"优课达","icp":"","police":""} {}",
        ],
        "activity.saveAnnouncement": [
          "activities.announcement.save - {} {"audience":["所有学员"],"firstDay":"2026-03-01","heading":"停机维护","lastDay":"2026-03-02","link":null,"text":"今晚十点\\n半小时"}",
        ],
        "activity.saveCampaign": [
          "activities.campaign.save - {} {"audience":["所有学员"],"badge":"三月之星","banner":"三月一起打卡","firstDay":"2026-03-01","lastDay":"2026-03-31","name":"2026 年三月打卡","pageText":"","prizes":["笔记本（累计 2 天，寄送）","电子书（连续 7 天）"],"rules":"每天写一次。\\n坚持就是胜利"}",
        ],
        "activity.savePromo": [
          "activities.promo.save - {} {"audience":["所有学员"],"description":"报名有礼","firstDay":"2026-03-01","heading":"春季课程","lastDay":"2026-03-31","link":"/shop","short":"春季"}",
        ],
        "activity.saveSite": [
          "activities.site.save - {} {"heading":"优课达","icp":"","police":""}",
        ],
        "bill.closeMonth": [
          "bills.close - {} {}",
        ],
        "bill.compare": [
          "bills.compare - {} {}",
        ],
        "bill.settle": [
          "bills.settle u-ming {"settledBy":null} {"settledBy":"u-admin"}",
        ],
        "classEvent.add": [
          "classes.event.add - {} {"cancelledAt":null,"endsAt":1772403600000,"eventId":"an-id","eventKind":"live","heading":"集合","link":"","place":"","repeatsUntil":null,"startsAt":1772400000000}",
        ],
        "classEvent.cancel": [
          "classes.event.cancel - {"cancelledAt":null} {"cancelledAt":1772337600000}",
        ],
        "classEvent.changeTime": [
          "classes.event.time - {} {"times":["2026-03-02 05:20 取消"]}",
        ],
        "classEvent.edit": [
          "classes.event.edit - {"heading":"集合","place":""} {"heading":"流","place":"三教"}",
        ],
        "classEvent.remove": [
          "classes.event.delete - {"cancelledAt":null,"endsAt":1772403600000,"eventId":"e1","eventKind":"live","heading":"集合","link":"","place":"","repeatsUntil":null,"startsAt":1772400000000} {}",
        ],
        "classEvent.saveContact": [
          "classes.contact u-admin {} {"contactName":"小陈","hours":"","weixin":""}",
        ],
        "classGroup.balance": [
          "classes.group.move u-ming {"groupId":"g1"} {"groupId":null}",
          "classes.group.move u-ming {"groupId":null} {"groupId":"g1"}",
        ],
        "classGroup.lead": [
          "classes.group.lead u-ming {"groupId":"g1","leaderId":null} {"groupId":"g1","leaderId":"u-ming"}",
        ],
        "classGroup.make": [
          "classes.group.make - {} {"groupId":"an-id","name":"乙"}",
        ],
        "classGroup.move": [
          "classes.group.move u-ming {"groupId":"g1"} {"groupId":null}",
        ],
        "classGroup.remove": [
          "classes.group.move u-ming {"groupId":"g1"} {"groupId":null}",
          "classes.group.delete - {"groupId":"g1","name":"甲","sort":1} {}",
        ],
        "classGroup.rename": [
          "classes.group.rename - {"name":"甲"} {"groupId":"g1","name":"丙"}",
        ],
        "classGroup.undo": [
          "classes.group.move u-ming {"groupId":"g1"} {"groupId":null}",
          "classes.group.undo u-ming {"groupId":null} {"groupId":"g1"}",
        ],
        "commonMutation.batchSave YkdProduct": [
          "products.save - {"sort":1} {"sort":2}",
        ],
        "commonMutation.del YkdProduct": [
          "products.delete - {"amount":19900,"categoryId":"c-1","description":"从零开始\\n学 Python","id":"p-2","imageUrl":null,"name":"前端课程","skuAttrs":[],"sort":1,"status":"ON","type":"COURSE"} {}",
        ],
        "commonMutation.save YkdProduct": [
          "products.save - {"sort":1} {"sort":2}",
        ],
        "department.add": [
          "departments.add - {} {"name":"教学部","parentId":null,"position":0}",
        ],
        "department.move": [
          "departments.add - {} {"name":"丙","parentId":null,"position":0}",
        ],
        "department.remove": [
          "departments.add - {} {"name":"丁","parentId":null,"position":0}",
          "departments.remove - {"name":"丁","parentId":null,"position":0} {}",
        ],
        "department.rename": [
          "departments.add - {} {"name":"甲","parentId":null,"position":0}",
          "departments.rename - {"name":"甲"} {"name":"乙"}",
        ],
        "employee.add": [
          "staff.add an-id {} {"grants":[],"name":"新人","role":"teacher","title":"老师","userName":"xinren"}",
        ],
        "employee.comeBack": [
          "staff.return u-jing {} {"grants":["orders"],"role":"teacher"}",
        ],
        "employee.comeBack of others": [
          "staff.return u-jing {} {"grants":["orders"],"role":"teacher"}",
        ],
        "employee.edit": [
          "staff.contact u-jing {"title":null} {"title":"组长"}",
        ],
        "employee.edit of others": [
          "staff.contact u-jing {"title":null} {"title":"组长"}",
        ],
        "employee.join": [
          "staff.add u-ming {} {"grants":[],"role":"teacher","title":"老师"}",
        ],
        "employee.join of others": [
          "staff.add u-hong {} {"grants":[],"role":"teacher","title":"老师"}",
        ],
        "employee.leave": [
          "staff.disable u-jing {"grants":[],"role":"class"} {}",
        ],
        "employee.leave of others": [
          "staff.disable u-jing {"grants":[],"role":"class"} {}",
        ],
        "employee.mobile": [
          "staff.mobile u-jing {} {}",
        ],
        "employee.mobile of others": [
          "staff.mobile u-jing {} {}",
        ],
        "employee.renewPassword": [
          "staff.password u-jing {} {}",
        ],
        "employee.renewPassword of others": [
          "staff.password u-jing {} {}",
        ],
        "employee.setRights": [
          "staff.role u-jing {"grants":[],"role":"class"} {"grants":["orders"],"role":"teacher"}",
        ],
        "employee.setRights of others": [
          "staff.role u-jing {"grants":[],"role":"class"} {"grants":["orders"],"role":"teacher"}",
        ],
        "followUp.contact": [
          "students.note.add u-hong {} {"version":1}",
          "students.followUp.contact u-hong {} {"reasons":["syncFailed"]}",
        ],
        "followUp.handOver": [
          "students.assign u-hong {} {"u-mei":{"kind":"assistant","since":1772337600000}}",
          "students.followUp.handOver u-hong {} {"successorId":"u-mei"}",
        ],
        "followUp.snooze": [
          "students.followUp.snooze u-hong {} {"backAt":1772380800000}",
        ],
        "followUp.undo": [
          "students.followUp.snooze u-hong {} {"backAt":1772380800000}",
          "students.followUp.undo u-hong {} {"undone":"snooze"}",
        ],
        "handOver.apply": [
          "students.assign u-ming {"u-jing":{"kind":"classTeacher","since":1}} {"u-mei":{"kind":"classTeacher","since":1772337600000}}",
          "students.handOver - {} {"successorId":"u-mei","students":1,"openItems":"keep"}",
        ],
        "handOver.end": [
          "students.assign u-ming {"u-jing":{"kind":"classTeacher","since":1}} {"u-mei":{"kind":"classTeacher","since":1772337600000}}",
          "students.handOver - {} {"successorId":"u-mei","students":1,"openItems":"keep","until":1773331200000}",
          "students.assign u-ming {"u-mei":{"kind":"classTeacher","since":1772337600000}} {"u-jing":{"kind":"classTeacher","since":1}}",
          "students.handOver.return - {} {"successorId":"u-jing","students":1}",
        ],
        "handOver.undo": [
          "students.assign u-ming {"u-jing":{"kind":"classTeacher","since":1}} {"u-mei":{"kind":"classTeacher","since":1772337600000}}",
          "students.handOver - {} {"successorId":"u-mei","students":1,"openItems":"keep"}",
          "students.assign.undo u-ming {"u-mei":{"kind":"classTeacher","since":1772337600000}} {"u-jing":{"kind":"classTeacher","since":1}}",
          "students.handOver.undo - {} {"successorId":"u-jing","students":1}",
        ],
        "listExport.begin audit": [
          "exports.begin - {} {"list":"audit","format":"csv","conditions":"","columns":["时间","员工","操作","对象","关于谁","改动","来源"]}",
        ],
        "listExport.begin commstudents": [
          "exports.begin - {} {"list":"commstudents","format":"csv","conditions":"","columns":["学员","合作伙伴","商品","成交时间","状态","订单号"]}",
        ],
        "listExport.begin employees": [
          "exports.begin - {} {"list":"employees","format":"csv","conditions":"","columns":["姓名","手机号","职务","部门","角色","授权","状态","入职时间"]}",
        ],
        "listExport.begin invoices": [
          "exports.begin - {} {"list":"invoices","format":"csv","conditions":"","columns":["抬头","状态","金额","学员","商品","订单","等待自","发票号码"]}",
        ],
        "listExport.begin ledger": [
          "exports.begin - {} {"list":"ledger","format":"csv","conditions":"","columns":["时间","合作伙伴","月份","序号","发生了什么","金额","订单","结算单号","学校应付","保留中","可付","付款中","已付","代扣税款","已核销"]}",
        ],
        "listExport.begin orders": [
          "exports.begin - {} {"list":"orders","format":"csv","conditions":"","columns":["订单号","学员","商品","状态","金额","付款方式","付款时间","服务到期","下单时间"]}",
        ],
        "listExport.begin partners": [
          "exports.begin - {} {"list":"partners","format":"csv","conditions":"","columns":["姓名","状态","级别","渠道","联系方式","会员","通过时间"]}",
        ],
        "listExport.begin payouts": [
          "exports.begin - {} {"list":"payouts","format":"csv","conditions":"","columns":["收款人","状态","收款方式","佣金","代扣税款","实付","发起时间","银行清单"]}",
        ],
        "listExport.begin products": [
          "exports.begin - {} {"list":"products","format":"csv","conditions":"","columns":["名称","状态","分类","价格","在售选项","课程数","修改时间"]}",
        ],
        "listExport.begin security": [
          "exports.begin - {} {"list":"security","format":"csv","conditions":"","columns":["时间","事件","会员","对象","说明","网络地址","次数"]}",
        ],
        "listExport.begin students": [
          "exports.begin - {} {"list":"students","format":"csv","conditions":"","columns":["姓名","手机号","学校","最后学习","服务到期","课程有效期至","班主任","注册时间"]}",
        ],
        "listExport.cancel": [
          "exports.cancel - {"state":"running"} {"state":"cancelled","rows":7}",
        ],
        "listView.add audit": [
          "views.add - {} {"list":"audit","name":"后台","scope":"own","state":{"source":"is:console"}}",
        ],
        "listView.add commstudents": [
          "views.add - {} {"list":"commstudents","name":"先成交的","scope":"own","state":{"sort":"paidAt"}}",
        ],
        "listView.add employees": [
          "views.add - {} {"list":"employees","name":"在职的","scope":"own","state":{"state":"is:active"}}",
        ],
        "listView.add invoices": [
          "views.add - {} {"list":"invoices","name":"没开的","scope":"own","state":{"status":"is:ASKED"}}",
        ],
        "listView.add oddities": [
          "views.add - {} {"list":"oddities","name":"没处理","scope":"own","state":{"settledAt":"empty"}}",
        ],
        "listView.add orders": [
          "views.add - {} {"list":"orders","name":"关闭的","scope":"own","state":{"status":"is:TRADE_CLOSED"}}",
        ],
        "listView.add partners": [
          "views.add - {} {"list":"partners","name":"金牌","scope":"own","state":{"level":"is:GOLD"}}",
        ],
        "listView.add payouts": [
          "views.add - {} {"list":"payouts","name":"大额","scope":"own","state":{"amount":"after:100000"}}",
        ],
        "listView.add products": [
          "views.add - {} {"list":"products","name":"在卖的","scope":"own","state":{"status":"is:ON"}}",
        ],
        "listView.add security": [
          "views.add - {} {"list":"security","name":"登录","scope":"own","state":{"kind":"is:login"}}",
        ],
        "listView.add students": [
          "views.add - {} {"list":"students","name":"浙大的","scope":"own","state":{"school":"is:浙江大学","sort":"-name","columns":"name,school"}}",
        ],
        "listView.change": [
          "views.change - {"name":"视图","state":{}} {"name":"改名","state":{"school":"empty"}}",
        ],
        "listView.remove": [
          "views.delete - {"list":"students","name":"视图","scope":"own","state":{}} {}",
        ],
        "listView.setDefault audit": [
          "views.default - {"view":null,"viewId":null} {"view":"今天","viewId":"today"}",
        ],
        "listView.setDefault commstudents": [
          "views.default - {"view":null,"viewId":null} {"view":"近 30 天成交","viewId":"lately"}",
        ],
        "listView.setDefault employees": [
          "views.default - {"view":null,"viewId":null} {"view":"已离职","viewId":"left"}",
        ],
        "listView.setDefault invoices": [
          "views.default - {"view":null,"viewId":null} {"view":"等待处理","viewId":"waiting"}",
        ],
        "listView.setDefault oddities": [
          "views.default - {"view":null,"viewId":null} {"view":"待处理","viewId":"open"}",
        ],
        "listView.setDefault orders": [
          "views.default - {"view":null,"viewId":null} {"view":"待支付","viewId":"unpaid"}",
        ],
        "listView.setDefault partners": [
          "views.default - {"view":null,"viewId":null} {"view":"合作中","viewId":"active"}",
        ],
        "listView.setDefault payouts": [
          "views.default - {"view":null,"viewId":null} {"view":"待复核","viewId":"to-check"}",
        ],
        "listView.setDefault products": [
          "views.default - {"view":null,"viewId":null} {"view":"在售","viewId":"on-sale"}",
        ],
        "listView.setDefault security": [
          "views.default - {"view":null,"viewId":null} {"view":"今天","viewId":"today"}",
        ],
        "listView.setDefault students": [
          "views.default - {"view":null,"viewId":null} {"view":"没有填写学校","viewId":"no-school"}",
        ],
        "message.preview notice": [],
        "message.preview sms": [],
        "message.recipients": [],
        "message.removeTemplate": [
          "messages.template.save - {} {"heading":"{姓名}，你好","name":"提醒","text":"记得来听直播"}",
          "messages.template.delete - {"heading":"{姓名}，你好","name":"提醒","text":"记得来听直播"} {}",
        ],
        "message.saveTemplate": [
          "messages.template.save - {} {"heading":"","name":"催课","text":"{姓名}，来学习吧"}",
        ],
        "message.send notice": [
          "messages.send - {} {"channel":"notice","heading":"{姓名}，周六直播","text":"晚上八点，班主任{班主任}等你","conditions":"点名的 1 位学员","receivers":1,"estimateAmount":0}",
        ],
        "message.send sms": [
          "messages.send - {} {"channel":"sms","heading":"短信","text":"晚上八点，班主任{班主任}等你","conditions":"点名的 1 位学员","receivers":1,"estimateAmount":5}",
        ],
        "message.setSettings": [
          "messages.settings - {"dailyMessages":500,"priceAmount":5} {"dailyMessages":400,"priceAmount":6}",
        ],
        "performance.setTarget": [
          "targets.set u-jing {} {"month":"2026-03","targetAmount":100000}",
        ],
        "productImage.upload": [
          "products.picture - {"imageUrl":null} {"imageUrl":"/uploads/product/an-id.png"}",
        ],
        "roster.apply": [
          "rosters.add - {} {"name":"春季班","rows":1}",
          "students.import an-id {} {"name":"试试"}",
          "rosters.apply - {} {"tally":{"made":1}}",
        ],
        "roster.correct": [
          "rosters.add - {} {"name":"春季班","rows":1}",
          "rosters.change - {} {"rows":[2]}",
        ],
        "roster.plan": [
          "rosters.add - {} {"name":"春季班","rows":1}",
        ],
        "roster.remove": [
          "rosters.add - {} {"name":"春季班","rows":1}",
          "rosters.delete - {"name":"春季班","rows":1} {}",
        ],
        "roster.review": [
          "rosters.add - {} {"name":"春季班","rows":1}",
        ],
        "roster.skip": [
          "rosters.add - {} {"name":"春季班","rows":1}",
          "rosters.change - {} {"rows":[2]}",
        ],
        "roster.undo": [
          "rosters.add - {} {"name":"春季班","rows":1}",
          "students.import an-id {} {"name":"试试"}",
          "rosters.apply - {} {"tally":{"made":1}}",
          "students.import.undo an-id {"name":"试试"} {}",
          "rosters.undo - {} {"tally":{"reversed":1}}",
        ],
        "roster.upload": [
          "rosters.add - {} {"name":"春季班","rows":2}",
        ],
        "schoolClass.add": [
          "classes.add - {} {"archivedAt":null,"assistantIds":[],"firstDay":"2026-02-20","joinDays":null,"lastDay":null,"name":"一班","note":"","productIds":["p-1"],"seats":9,"stageId":"s","teacherId":null,"typeId":"t"}",
        ],
        "schoolClass.addMembers": [
          "classes.join u-hong {} {"studentId":"u-hong","why":"staff"}",
        ],
        "schoolClass.archive": [
          "classes.archive - {"archivedAt":null} {"archivedAt":1772337600000}",
        ],
        "schoolClass.deleteTerm": [
          "classes.terms.delete - {"name":"晚班","termKind":"type"} {}",
        ],
        "schoolClass.edit": [
          "classes.edit - {"name":"一班"} {"name":"改了名"}",
        ],
        "schoolClass.moveMembers": [
          "classes.leave u-ming {"studentId":"u-ming"} {}",
          "classes.join u-ming {} {"studentId":"u-ming","why":"moved","fromClassId":"k1"}",
        ],
        "schoolClass.moveTerm": [
          "classes.terms.move - {"name":"晚班","sort":10,"termKind":"type"} {"name":"晚班","sort":0,"termKind":"type"}",
        ],
        "schoolClass.removeMembers": [
          "classes.leave u-ming {"studentId":"u-ming"} {}",
        ],
        "schoolClass.saveTerm": [
          "classes.terms.save - {} {"name":"周末班","termKind":"type"}",
        ],
        "schoolClass.settle": [
          "classes.settle u-ming {} {}",
        ],
        "secondFactor.begin": [],
        "secondFactor.confirm": [
          "staff.factor.enrol - {} {}",
        ],
        "secondFactor.remove": [
          "staff.factor.remove - {} {}",
        ],
        "secondFactor.renewCodes": [
          "staff.factor.codes - {} {}",
        ],
        "secondFactor.verify": [],
        "shift.addLeave": [
          "shifts.leave.add u-admin {} {"firstDay":"2026-03-19","lastDay":"2026-03-20"}",
        ],
        "shift.change": [
          "shifts.add u-admin {} {"firstDay":"2026-03-02","lastDay":"2026-03-02","shiftChanges":[],"shiftHours":"09:00–12:00","weekdays":["周一"]}",
        ],
        "shift.copy": [
          "shifts.add u-admin {} {"firstDay":"2026-03-09","lastDay":"2026-03-09","shiftChanges":[],"shiftHours":"09:00–12:00","weekdays":["周一"]}",
        ],
        "shift.editLeave": [
          "shifts.leave.edit u-admin {"lastDay":"2026-03-20"} {"lastDay":"2026-03-21"}",
        ],
        "shift.removeLeave": [
          "shifts.leave.remove u-admin {"firstDay":"2026-03-19","lastDay":"2026-03-20"} {}",
        ],
        "shift.setHours": [
          "shifts.hours - {} {"teamHours":["周一 09:00–21:00","周二 不用值班","周三 不用值班","周四 不用值班","周五 不用值班","周六 不用值班","周日 不用值班"]}",
        ],
        "shopStaff.decideRefund": [
          "orders.refund.refuse u-ming {"status":"TRADE_REFUNDING"} {"status":"TRADE_PAID_SUCCESS"}",
        ],
        "shopStaff.refundOffline": [
          "orders.refund.offline u-ming {"status":"TRADE_PAID_SUCCESS"} {"refundAmount":19900,"status":"TRADE_REFUNDED"}",
        ],
        "shopStaff.settleOddity": [
          "oddities.settle u-ming {"settledBy":null} {"settledBy":"u-admin"}",
        ],
        "staffCheckIn.comment": [
          "checkins.comment u-ming {} {"comments":1}",
        ],
        "staffCheckIn.comment of others": [
          "checkins.comment u-hong {} {"comments":1}",
        ],
        "staffCheckIn.judgeCopy": [
          "checkins.judge u-ming {"verdict":"none"} {"verdict":"copy"}",
        ],
        "staffCheckIn.judgeCopy of others": [
          "checkins.judge u-hong {"verdict":"none"} {"verdict":"copy"}",
        ],
        "staffCheckIn.makeUp": [
          "checkins.makeUp u-ming {} {"reason":"生病"}",
        ],
        "staffCheckIn.makeUp of others": [
          "checkins.makeUp u-hong {} {"reason":"生病"}",
        ],
        "staffCheckIn.remindMissing": [
          "checkins.remind - {} {"students":1}",
        ],
        "staffCheckIn.removeComment": [
          "checkins.uncomment u-ming {"comments":1} {}",
        ],
        "staffCheckIn.removeComment of others": [
          "checkins.uncomment u-hong {"comments":1} {}",
        ],
        "staffCheckIn.review": [
          "checkins.review u-ming {"mark":"none"} {"mark":"like","comments":0}",
        ],
        "staffCheckIn.review of others": [
          "checkins.review u-hong {"mark":"none"} {"mark":"like","comments":0}",
        ],
        "staffCheckIn.takeBack": [
          "checkins.takeBack u-ming {"reason":"生病","comments":0} {}",
        ],
        "staffCheckIn.takeBack of others": [
          "checkins.takeBack u-hong {"reason":"生病","comments":0} {}",
        ],
        "staffCommission.agreeRate": [
          "commission.rate u-hong {} {"commissionRateBp":1000,"firstDay":"2026-03-01","lastDay":"2026-03-31","productIds":["p-1"]}",
        ],
        "staffCommission.review": [
          "commission.review u-hong {"commissionReview":"待核对"} {"commissionReview":"核对通过"}",
        ],
        "staffCommission.writeOff": [
          "commission.writeOff u-hong {"commissionPayable":700} {"commissionPayable":0}",
        ],
        "staffCoupon.change": [
          "coupons.make u-hong {} {"couponDays":30,"couponLimit":3,"couponRule":"减 ¥50.00","couponState":"可以领取","firstDay":"2026-03-01","lastDay":"2026-03-31","name":"开学季","productIds":["p-1"]}",
          "coupons.change u-hong {"couponLimit":3,"couponState":"可以领取"} {"couponLimit":5,"couponState":"停止领取"}",
        ],
        "staffCoupon.make": [
          "coupons.make u-hong {} {"couponDays":30,"couponLimit":3,"couponRule":"减 ¥50.00","couponState":"可以领取","firstDay":"2026-03-01","lastDay":"2026-03-31","name":"开学季","productIds":["p-1"]}",
        ],
        "staffCourse.discard": [
          "courses.upload - {} {"courseVersion":2,"lessons":2,"exercises":0,"pictures":1}",
          "courses.discard - {"courseVersion":2} {}",
        ],
        "staffCourse.publish": [
          "courses.upload - {} {"courseVersion":2,"lessons":2,"exercises":0,"pictures":1}",
          "courses.publish - {"courseVersion":1} {"courseVersion":2}",
        ],
        "staffCourse.upload": [
          "courses.upload - {} {"courseVersion":2,"lessons":2,"exercises":0,"pictures":1}",
        ],
        "staffInvoice.issue": [
          "invoices.issue u-ming {"invoiceNumber":null,"invoiceStatus":"ASKED"} {"invoiceNumber":"12345678","invoiceStatus":"ISSUED"}",
        ],
        "staffInvoice.issueRed": [
          "invoices.red u-ming {"invoiceStatus":"RED_WANTED","redNumber":null} {"invoiceStatus":"RED_ISSUED","redNumber":"23456789"}",
        ],
        "staffInvoice.refuse": [
          "invoices.refuse u-ming {"invoiceStatus":"ASKED"} {"invoiceStatus":"REFUSED"}",
        ],
        "staffInvoice.replaceFile": [
          "invoices.replace u-ming {"invoiceFile":"wrong.pdf"} {"invoiceFile":"a.pdf"}",
        ],
        "staffInvoice.upload": [],
        "staffPartner.decide": [
          "partners.decide u-hong {} {"decision":"审核通过"}",
        ],
        "staffPartner.setLevel": [
          "partners.level u-hong {"level":"普通"} {"level":"金牌"}",
        ],
        "staffPartner.setState": [
          "partners.state u-hong {"state":"合作中"} {"state":"已停用"}",
        ],
        "staffPayout.cancel": [
          "payouts.cancel u-hong {"payoutStatus":"在路上"} {"payoutStatus":"在路上"}",
        ],
        "staffPayout.check": [
          "payouts.check u-ming {"payoutStatus":"待复核"} {"payoutStatus":"待发出"}",
        ],
        "staffPayout.failed": [
          "payouts.failed u-ming {"payoutStatus":"在路上"} {"payoutStatus":"失败"}",
        ],
        "staffPayout.look": [],
        "staffPayout.make": [
          "payouts.make u-ming {} {"payoutStatus":"待复核","payoutAmount":10000,"payoutMethod":"银行卡"}",
        ],
        "staffPayout.paid": [
          "payouts.paid u-ming {"payoutStatus":"在路上"} {"payoutStatus":"已付","bankReference":"20260301-77"}",
        ],
        "staffPayout.refuse": [
          "payouts.refuse u-ming {"payoutStatus":"待复核"} {"payoutStatus":"已拒绝"}",
        ],
        "staffPayout.sendBank": [
          "payouts.send u-ming {"payoutStatus":"待发出"} {"payoutStatus":"在路上","bankList":"YH20260301-id14"}",
        ],
        "staffPrize.refuse": [
          "prizes.refuse u-ming {"state":"待寄出","parcel":""} {"state":"不寄","parcel":""}",
        ],
        "staffPrize.refuse of others": [
          "prizes.refuse u-hong {"state":"待寄出","parcel":""} {"state":"不寄","parcel":""}",
        ],
        "staffPrize.ship": [
          "prizes.ship u-ming {"state":"待寄出","parcel":""} {"state":"已寄出","parcel":"顺丰 SF12345"}",
        ],
        "staffPrize.ship of others": [
          "prizes.ship u-hong {"state":"待寄出","parcel":""} {"state":"已寄出","parcel":"顺丰 SF12345"}",
        ],
        "staffPrize.takeBack": [
          "prizes.takeBack u-ming {"state":"不寄","parcel":""} {"state":"待寄出","parcel":""}",
        ],
        "staffPrize.takeBack of others": [
          "prizes.takeBack u-hong {"state":"不寄","parcel":""} {"state":"待寄出","parcel":""}",
        ],
        "staffProduct.add": [
          "products.save - {} {"amount":99900,"categoryId":"single","description":"一个月上线","id":"an-id","imageUrl":null,"name":"小程序开发","skuAttrs":[{"name":"班型","values":[{"value":"标准班","extraInfo":{"courseIds":["j1","j2"]}},{"value":"小班","amount":199900,"extraInfo":{"courseIds":["j1"]}}]}],"sort":12,"status":"NEW","type":"COURSE"}",
        ],
        "staffProduct.dropPicture": [
          "products.picture - {"imageUrl":"/uploads/product/old.png"} {"imageUrl":null}",
        ],
        "staffProduct.edit": [
          "products.save - {"amount":19900,"categoryId":"c-1","description":"从零开始\\n学 Python","name":"前端课程","skuAttrs":[]} {"amount":99900,"categoryId":"single","description":"一个月上线","name":"小程序开发","skuAttrs":[{"name":"班型","values":[{"value":"标准班","extraInfo":{"courseIds":["j1","j2"]}},{"value":"小班","amount":199900,"extraInfo":{"courseIds":["j1"]}}]}]}",
        ],
        "staffProduct.move": [
          "products.move - {"sort":1} {"sort":12}",
        ],
        "staffProduct.setStatus": [
          "products.status - {"status":"ON"} {"status":"OFF"}",
        ],
        "staffRefund.approve": [
          "orders.refund.approve u-ming {} {"proposedBy":"u-hong","refundAmount":500}",
        ],
        "staffRefund.changeValidity": [
          "orders.validity u-ming {"validDate":"2026-11-21"} {"validDate":"2027-01-31"}",
        ],
        "staffRefund.giveBack": [
          "orders.refund.give u-ming {} {"refundAmount":500}",
        ],
        "staffRefund.placeOffline": [
          "orders.place u-hong {} {"status":"TRADE_PAID_SUCCESS","amount":18000,"productName":"前端课程","paidAt":1772337600000}",
        ],
        "staffRefund.refuse": [
          "orders.refund.decline u-ming {} {"proposedBy":"u-hong","refundAmount":500}",
        ],
        "staffRefund.setLimit": [
          "limits.set - {"limitAmount":100000} {"limitAmount":50000}",
        ],
        "staffRefund.uploadReceipt": [],
        "staffRefund.withdraw": [
          "orders.refund.withdraw u-ming {} {"proposedBy":"u-admin","refundAmount":500}",
        ],
        "student.assign": [
          "students.assign u-ming {} {"u-mei":{"kind":"classTeacher","since":1772337600000}}",
        ],
        "student.undoAssign": [
          "students.assign u-ming {} {"u-mei":{"kind":"classTeacher","since":1772337600000}}",
          "students.assign.undo u-ming {"u-mei":{"kind":"classTeacher","since":1772337600000}} {}",
        ],
        "studentPage.addNote": [
          "students.note.add u-hong {} {"version":1}",
        ],
        "studentPage.editNote": [
          "students.note.edit u-hong {"version":1} {"version":2}",
        ],
        "studentPage.endSession": [
          "students.session.end u-hong {"device":"未知设备","loggedInAt":1772337600000} {}",
        ],
        "studentPage.endSessions": [
          "students.sessions.end u-hong {"sessions":1} {"sessions":0}",
        ],
        "studentPage.mobile": [
          "students.mobile u-hong {} {}",
        ],
        "studentPage.removeNote": [
          "students.note.delete u-hong {"version":1} {}",
        ],
        "studentPage.restoreNote": [
          "students.note.restore u-hong {} {"version":1}",
        ],
        "studentPage.retryAccounts": [
          "accounts.retry u-hong {"attempts":1,"error":"邮箱已被占用"} {"attempts":0,"error":null}",
        ],
        "tag.change": [
          "tags.save - {"isShown":true} {"isShown":false}",
        ],
        "tag.make": [
          "tags.save - {} {"color":"#A87D0C","description":"","isShown":true,"name":"学习之星"}",
        ],
        "tag.remove": [
          "tags.delete - {"color":"#A87D0C","description":"","isShown":true,"name":"学习之星"} {}",
        ],
        "tag.set": [
          "tags.put u-ming {} {"givingId":"an-id","putAt":1772337600000,"putBy":"u-admin","tag":"学习之星","tagId":"star"}",
        ],
        "tag.undo": [
          "tags.put u-ming {} {"givingId":"an-id","putAt":1772337600000,"putBy":"u-admin","tag":"学习之星","tagId":"star"}",
          "tags.undo u-ming {"givingId":"an-id","putAt":1772337600000,"putBy":"u-admin","tag":"学习之星","tagId":"star"} {}",
        ],
        "viewing.start": [
          "members.viewAs.begin u-ming {} {"until":1772339400000}",
        ],
        "viewing.start of others": [
          "members.viewAs.begin u-hong {} {"until":1772339400000}",
        ],
      }
    `);
  });
});
