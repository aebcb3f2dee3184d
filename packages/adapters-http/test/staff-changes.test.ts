import { changesWords } from '@ykd/application/audit-words';
import { DUE_GIVEN_UP, type AccountSync, type Invoice, type StudentNote } from '@ykd/application/ports';
import {
  addMembers,
  anOrder,
  AREA_TESTS,
  fakeCode,
  HONG,
  inProcess,
  loggedIn,
  MING,
  must,
  payThere,
  placed,
  PURCHASE,
  type Try,
  type World,
} from '@ykd/application/testing';
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

/** Who may be put in charge of students. */
const JING: User = { id: 'u-jing', mobile: '13900000002', userName: 'banzhuren' };
const MEI: User = { id: 'u-mei', mobile: '13900000012', userName: 'meilaoshi' };
const TO_MEI = {
  target: { ids: [MING.id] },
  seen: 1,
  change: { act: 'classTeacher', staffId: MEI.id },
} as const;
const teachers = ({ deps }: World) => addMembers(deps, [JING, MEI], { role: 'class', grants: [] });

/** What leaves no line though staff change something, and why. */
const WITHOUT_A_LINE: Readonly<Record<string, string>> = {
  'secondFactor.begin': 'it counts only when it is confirmed',
  'secondFactor.verify': 'it is a login, and changes nothing',
  'staffInvoice.upload': 'it counts only when an invoice names it',
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
        "activity.setPeriod": [
          "periods.set - {"firstDay":"2025-07-11","lastDay":"2025-08-18"} {"firstDay":"2026-01-01","lastDay":"2026-01-31"}",
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
        "listExport.begin audit": [
          "exports.begin - {} {"list":"audit","format":"csv","conditions":"","columns":["时间","员工","操作","对象","关于谁","改动","来源"]}",
        ],
        "listExport.begin employees": [
          "exports.begin - {} {"list":"employees","format":"csv","conditions":"","columns":["姓名","手机号","职务","部门","角色","授权","状态","入职时间"]}",
        ],
        "listExport.begin invoices": [
          "exports.begin - {} {"list":"invoices","format":"csv","conditions":"","columns":["抬头","状态","金额","学员","商品","订单","等待自","发票号码"]}",
        ],
        "listExport.begin orders": [
          "exports.begin - {} {"list":"orders","format":"csv","conditions":"","columns":["订单号","学员","商品","状态","金额","付款方式","付款时间","服务到期","下单时间"]}",
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
        "listView.setDefault products": [
          "views.default - {"view":null,"viewId":null} {"view":"在售","viewId":"on-sale"}",
        ],
        "listView.setDefault security": [
          "views.default - {"view":null,"viewId":null} {"view":"今天","viewId":"today"}",
        ],
        "listView.setDefault students": [
          "views.default - {"view":null,"viewId":null} {"view":"没有填写学校","viewId":"no-school"}",
        ],
        "productImage.upload": [
          "products.picture - {"imageUrl":null} {"imageUrl":"/uploads/product/an-id.png"}",
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
        "shopStaff.decideRefund": [
          "orders.refund.refuse u-ming {"status":"TRADE_REFUNDING"} {"status":"TRADE_PAID_SUCCESS"}",
        ],
        "shopStaff.refundOffline": [
          "orders.refund.offline u-ming {"status":"TRADE_PAID_SUCCESS"} {"refundAmount":19900,"status":"TRADE_REFUNDED"}",
        ],
        "shopStaff.settleOddity": [
          "oddities.settle u-ming {"settledBy":null} {"settledBy":"u-admin"}",
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
