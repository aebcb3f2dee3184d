// What staff ask the lists of the console: every filter, every search, counts, and the sections of a student's page.
import { assistantList } from '@ykd/application/assistant';
import { auditList } from '@ykd/application/audit';
import { AUDIT_ACTS, AUDIT_SOURCES, AUDIT_SUBJECTS, SECURITY_KINDS } from '@ykd/application/entities';
import { ordersCounted, studentsCounted } from '@ykd/application/dashboard';
import { ordersPaid, ordersRefunded } from '@ykd/application/performance';
import { employeeList } from '@ykd/application/employee';
import { securityList } from '@ykd/application/security';
import { sortNames } from '@ykd/application/staff-list';
import { invoiceList } from '@ykd/application/invoice';
import { oddityList } from '@ykd/application/shop';
import { orderList } from '@ykd/application/staff-order';
import { studentList } from '@ykd/application/student';
import { ORDER_STATUSES } from '@ykd/domain/order';
import { NOBODY } from '@ykd/domain/performance';
import { shanghaiDay } from '@ykd/domain/shared';
import { CLASS_ID } from './classes.mjs';
import { CAMPAIGN, PRIZES } from './fill-check-ins.mjs';
import { ADMIN, ASKED_TEACHERS, ORDER } from './school.mjs';

const DAY_MS = 24 * 3_600_000;

/** Conditions on a text that is empty at times. */
const onText = (key, { is, starts, of }) => ({
  [`${key} 是`]: { [key]: `is:${is}` },
  [`${key} 是其中之一`]: { [key]: `of:${of.join()}` },
  [`${key} 是没有的值`]: { [key]: 'is:没有这个值' },
  [`${key} 以…开头`]: { [key]: `starts:${starts}` },
  [`${key} 没有填写`]: { [key]: 'empty' },
  [`${key} 填写了`]: { [key]: 'some' },
});

/** Conditions on an instant: a day, a week, before and after. */
const onInstant = (key, at, daysAgo, isEmptyAtTimes) => {
  const day = (ago) => shanghaiDay(at - ago * DAY_MS);
  return {
    [`${key} 在某一天`]: { [key]: `is:${day(daysAgo)}` },
    [`${key} 在某一周`]: { [key]: `between:${day(daysAgo)},${day(daysAgo - 6)}` },
    [`${key} 在某天以前`]: { [key]: `before:${day(daysAgo)}` },
    [`${key} 在某天以后`]: { [key]: `after:${day(daysAgo)}` },
    ...(isEmptyAtTimes ? { [`${key} 没有`]: { [key]: 'empty' }, [`${key} 有`]: { [key]: 'some' } } : {}),
  };
};

/** Conditions on days of which a row has several: a day, and a month. */
const within = (key, at, daysAgo) => {
  const day = (ago) => shanghaiDay(at - ago * DAY_MS);
  return {
    [`${key} 在某一天`]: { [key]: `is:${day(daysAgo)}` },
    [`${key} 在某一月`]: { [key]: `between:${day(daysAgo + 30)},${day(daysAgo)}` },
  };
};

const searches = Object.fromEntries(
  ['李', '欧阳', 'l', 'w', 'x', 'o', 'li', 'limi', '0042', '19900000042', '没有这个人'].map((search) => [
    `搜索「${search}」`,
    { search },
  ]),
);

const studentsAsked = (at) => ({
  全部: {},
  ...searches,
  ...onText('name', { is: '李浩然', starts: '李', of: ['李浩然', '王雪', '张伟'] }),
  ...onText('userName', { is: 'lihaoran042', starts: 'li', of: ['lihaoran042', 'x'] }),
  ...onText('school', { is: '南京大学', starts: '南', of: ['南京大学', '东南大学', '苏州大学'] }),
  ...onText('major', { is: '会计学', starts: '软', of: ['会计学', '英语'] }),
  班主任是: { classTeacher: `is:${ASKED_TEACHERS[1]}` },
  班主任是其中之一: { classTeacher: `of:${ASKED_TEACHERS.join()},teacher-1` },
  没有班主任: { classTeacher: 'empty' },
  有班主任: { classTeacher: 'some' },
  负责人是: { carer: `is:${ASKED_TEACHERS[1]}` },
  '负责人是，按学校': { carer: `is:${ASKED_TEACHERS[1]}`, school: 'starts:南' },
  ...onInstant('gmtCreated', at, 40, false),
  ...onInstant('validUntil', at, -200, true),
  ...onInstant('serviceUntil', at, -20, true),
  ...onInstant('lastStudied', at, 10, true),
  ...within('studiedOn', at, 10),
  '注册于某一周，买过课程': {
    gmtCreated: `between:${shanghaiDay(at - 40 * DAY_MS)},${shanghaiDay(at - 34 * DAY_MS)}`,
    bought: 'is:true',
    lastStudied: 'some',
  },
  买过课程: { bought: 'is:true' },
  没有买过课程: { bought: 'is:false' },
  同步失败: { syncFailed: 'is:true' },
  没有同步失败: { syncFailed: 'is:false' },
  两个条件都很宽: { school: 'some', lastStudied: `before:${shanghaiDay(at)}` },
  没有人符合的两个条件: { school: 'is:南京大学', major: 'is:没有这个专业' },
  没有人符合的两个范围: {
    gmtCreated: `before:${shanghaiDay(at - 380 * DAY_MS)}`,
    lastStudied: `after:${shanghaiDay(at - DAY_MS)}`,
  },
  '搜索「l」，没有填写学校': { search: 'l', school: 'empty' },
  '搜索「x」，注册于某一周': {
    search: 'x',
    gmtCreated: `between:${shanghaiDay(at - 40 * DAY_MS)},${shanghaiDay(at - 34 * DAY_MS)}`,
  },
  '搜索「l」，从未学习': { search: 'l', lastStudied: 'empty' },
});

const employeesAsked = (at) => ({
  全部: {},
  '搜索「班」': { search: '班' },
  '搜索「l」': { search: 'l' },
  ...onText('name', { is: '班主任7', starts: '班', of: ['班主任7', '班主任8'] }),
  ...onText('title', { is: '班主任', starts: '班', of: ['班主任', '助教'] }),
  部门是: { department: 'is:department-1' },
  角色是: { role: 'is:class' },
  授权是: { grants: 'is:orders' },
  离职: { state: 'is:left' },
  ...onInstant('joinedAt', at, 40, false),
  ...onInstant('leftAt', at, 0, true),
});

const assistantsAsked = {
  全部: {},
  '搜索「班」': { search: '班' },
  '搜索「l」': { search: 'l' },
  部门是: { department: 'is:department-1' },
  角色是: { role: 'is:teacher' },
  离职: { state: 'is:left' },
  负责的学员大于: { students: 'after:400' },
  今天要联系大于: { waiting: 'after:50' },
  '联系用时有、近 7 天没有联系过': { wait: 'some', contacted7: 'is:0' },
};

/** The tabs of a class of many: its groups, its tags as they are narrowed by, and how it stands. */
const ofClass = (as) => {
  const own = { schoolClass: `is:${CLASS_ID}` };
  const tagged = { ...own, tag: 'of:demo-lable-care,demo-lable-star' };
  const columns = 'name,tag,mobile,lastStudied';
  return [
    plain(as, '大班：小组', '/api/admin/class/groups', { classId: CLASS_ID }),
    plain(as, '大班：学员', '/api/admin/students', { ...own, columns, size: '50' }),
    plain(as, '大班：学员，按标签', '/api/admin/students', { ...tagged, columns, size: '50' }),
    plain(as, '大班：没有这个标签', '/api/admin/students', {
      ...own,
      tag: 'is:nothing',
      columns,
      size: '50',
    }),
    plain(as, '大班：按标签，计数', '/api/admin/students/count', tagged),
  ];
};

/** The orders to which market performance leads: those that count to nobody, and to one, of a month. */
const behindPerformance = (at) =>
  [NOBODY, ASKED_TEACHERS[1]].flatMap((id) => {
    const month = shanghaiDay(at - 30 * DAY_MS).slice(0, 7);
    const line = { id, teachers: [] };
    const lists = [
      { what: '付款', filter: ordersPaid('people', month, line), sort: '-paidAt' },
      { what: '退款', filter: ordersRefunded('people', month, line), sort: '-refundedAt' },
    ];
    return lists.flatMap(({ what, filter, sort }) => {
      const said = `业绩通向的：${id} 的${what}`;
      return [
        plain(ADMIN, said, '/api/admin/orders', { ...filter, sort, size: '50' }),
        plain(ADMIN, `${said}，计数`, '/api/admin/orders/count', filter),
      ];
    });
  });

/** Each value of a few. */
const ofEachIs = (key, values) =>
  Object.fromEntries(values.map((value) => [`${key} 是 ${value}`, { [key]: `is:${value}` }]));

const auditAsked = (at, student) => ({
  全部: {},
  ...ofEachIs('actor', [ADMIN, ASKED_TEACHERS[0], 'teacher-7', 'nobody']),
  ...ofEachIs('act', AUDIT_ACTS),
  ...ofEachIs('subjectKind', AUDIT_SUBJECTS),
  ...ofEachIs('source', AUDIT_SOURCES),
  ...ofEachIs('subjectId', [student]),
  ...ofEachIs('about', [student]),
  ...ofEachIs('batch', ['batch-7']),
  某一周: { at: `between:${shanghaiDay(at - 14 * DAY_MS)},${shanghaiDay(at - 7 * DAY_MS)}` },
  员工与操作: { actor: `is:${ASKED_TEACHERS[0]}`, act: 'is:views.add' },
  员工与没有做过的操作: { actor: 'is:teacher-7', act: 'is:views.add', source: 'is:command' },
  操作与对象种类: { act: 'is:staff.add', subjectKind: 'is:order' },
  '员工、很久以前': { actor: 'is:teacher-7', at: `before:${shanghaiDay(at - 100 * DAY_MS)}` },
  权限变更: { act: 'of:staff.add,staff.disable,staff.factor.reset,staff.return,staff.role' },
  命令行与定时任务: { source: 'of:command,job' },
  许多操作: { act: `of:${AUDIT_ACTS.filter((_, index) => index % 4 === 0).join()}` },
  '员工与操作，各几种': {
    actor: `of:${[ADMIN, ASKED_TEACHERS[0], 'teacher-7'].join()}`,
    act: 'of:staff.add,staff.role,views.add',
  },
  搜索一个编号: { search: student },
  '操作、对象、来源、一天': {
    act: 'is:staff.add',
    subjectKind: 'is:view',
    source: 'is:job',
    at: `is:${shanghaiDay(at - 2 * DAY_MS)}`,
  },
});

const securityAsked = (at, student) => ({
  全部: {},
  ...ofEachIs('kind', SECURITY_KINDS),
  ...ofEachIs('member', [student, 'nobody']),
  会员与事件: { member: `is:${student}`, kind: 'is:login' },
  会员与没有过的事件: { member: `is:${student}`, kind: 'is:export' },
  几种事件: { kind: 'of:limit,login-failed,password' },
  今天失败的登录: { kind: 'is:login-failed', at: `is:${shanghaiDay(at)}` },
});

const ordersAsked = (at, student) => ({
  全部: {},
  ...Object.fromEntries(
    ['李', 'l', 'li', 'limi', '0042', '19900000042', ORDER, ORDER.slice(0, 2), '4200000042', '没有'].map(
      (search) => [`搜索「${search}」`, { search }],
    ),
  ),
  ...ofEachIs('status', ORDER_STATUSES),
  ...ofEachIs('product', ['product-python', '没有的商品']),
  ...ofEachIs('student', [student]),
  ...ofEachIs('refund', ['ASKED', 'GRANTED']),
  ...ofEachIs('double', ['PAID', 'OPEN']),
  ...onInstant('gmtCreated', at, 40, false),
  ...onInstant('paidAt', at, 40, true),
  ...onInstant('refundedAt', at, 40, true),
  ...within('refundedOn', at, 40),
  'amount 是': { amount: 'is:19900' },
  'amount 小于': { amount: 'before:1000' },
  'amount 大于': { amount: 'after:89000' },
  'amount 在几分之间': { amount: 'between:50000,50010' },
  退款与待支付: { status: 'of:TRADE_REFUNDED,TRADE_WAIT_PAY' },
  '已支付，金额大于': { status: 'is:TRADE_PAID_SUCCESS', amount: 'after:89000' },
  '已退款，很久以前': { status: 'is:TRADE_REFUNDED', gmtCreated: `before:${shanghaiDay(at - 700 * DAY_MS)}` },
  没有人符合的两个条件: { product: 'is:没有的商品', status: 'is:TRADE_PAID_SUCCESS' },
  '搜索「l」，已退款': { search: 'l', status: 'is:TRADE_REFUNDED' },
  '搜索「x」，某一周': {
    search: 'x',
    gmtCreated: `between:${shanghaiDay(at - 40 * DAY_MS)},${shanghaiDay(at - 34 * DAY_MS)}`,
  },
});

const odditiesAsked = (at) => ({
  全部: {},
  没有处理: { settledAt: 'empty' },
  已处理: { settledAt: 'some' },
  ...ofEachIs('kind', ['REFUND_FAILED', 'PAID_TWICE']),
  ...onInstant('gmtCreated', at, 10, false),
  搜索一个编号: { search: ORDER },
});

const invoicesAsked = (at) => ({
  全部: {},
  等待处理: { waitingSince: 'some' },
  ...ofEachIs('status', ['ASKED', 'ISSUED']),
  ...onInstant('gmtCreated', at, 10, false),
  搜索一个编号: { search: ORDER },
});

/** What the quick search asks for by what was typed so far: the first few of each list. */
const quickly = (as, hasOrders) =>
  ['李', 'li', 'lih', 'limi', '0042', '1990', ORDER.slice(0, 8), '没有这个人'].flatMap((search) => [
    plain(as, `快速查找：学员「${search}」`, '/api/admin/students', {
      search,
      size: '6',
      sort: 'name',
      columns: 'name,userName,mobile',
    }),
    ...(hasOrders
      ? [
          plain(as, `快速查找：订单「${search}」`, '/api/admin/orders', {
            search,
            size: '6',
            columns: 'id,student,product,status',
          }),
          plain(as, `登记订单：学员「${search}」`, '/api/admin/orders/buyers', { search }),
        ]
      : []),
  ]);

const plain = (as, title, path, query = {}) => ({ as, title, path, query, sorts: [undefined] });

/** The dashboard of each kind of period, of now and of a year ago. */
const boards = (as, at) =>
  ['month', 'day'].flatMap((by) => [
    plain(as, `概况：${by}`, '/api/admin/dashboard', { by }),
    plain(as, `概况：${by}，一年以前`, '/api/admin/dashboard', { by, on: shanghaiDay(at - 365 * DAY_MS) }),
  ]);

/** The lists to which the numbers of a dashboard lead: of a month that is over, and one a year ago. */
const behindBoards = (at) =>
  [30, 365].flatMap((ago) => {
    const span = { from: shanghaiDay(at - (ago + 30) * DAY_MS), to: shanghaiDay(at - ago * DAY_MS) };
    const lists = [
      { list: 'orders', filter: ordersCounted.paid(span), sort: '-paidAt' },
      { list: 'orders', filter: ordersCounted.refunded(span), sort: '-refundedAt' },
      { list: 'students', filter: studentsCounted.began(span), sort: '-gmtCreated' },
      { list: 'students', filter: studentsCounted.learners(span), sort: '-lastStudied' },
    ];
    return lists.flatMap(({ list, filter, sort }) => {
      const said = `概况通向的：${list} ${Object.keys(filter).join('、')}，${ago} 天以前`;
      return [
        plain(ADMIN, said, `/api/admin/${list}`, { ...filter, sort, size: 50 }),
        plain(ADMIN, `${said}，计数`, `/api/admin/${list}/count`, filter),
      ];
    });
  });

/** The sections of the page of one student. */
const sections = (as, at, userId) => {
  const span = { from: shanghaiDay(at - 365 * DAY_MS), to: shanghaiDay(at) };
  return [
    ['资料', '/api/admin/student', { userId }],
    ['订单', '/api/admin/student/orders', { userId, pageNum: '1', pageSize: '10' }],
    ['有效期', '/api/admin/student/access', { userId }],
    ['进度', '/api/admin/student/progress', { userId }],
    ['学习时间', '/api/admin/student/study-time', { userId, ...span }],
    ['打卡', '/api/admin/student/check-ins', { userId }],
    ['标签', '/api/admin/student/tags', { userId }],
    ['备注', '/api/admin/student/notes', { userId }],
    ['登录', '/api/admin/student/sessions', { userId }],
    ['员工做过的', '/api/admin/student/acts', { userId }],
  ].map(([title, path, query]) => plain(as, `学员主页：${String(title)}`, path, query));
};

/** A campaign in which thousands write each day: what staff look at, and the ranking. */
const checkIns = (as, at) => {
  const campaign = CAMPAIGN;
  const [day, before] = [shanghaiDay(at), shanghaiDay(at - 7 * DAY_MS)];
  return [
    ...[day, before].flatMap((on) => [
      plain(as, `打卡：${on} 的计数`, '/api/admin/checkin/count', { campaign, day: on }),
      ...['first', 'last'].flatMap((sort) =>
        [{}, { mark: 'none' }, { mark: 'like' }, { likeness: 'open' }].map((which) => ({
          ...plain(as, `打卡：${on} ${sort} ${Object.values(which).join()}`, '/api/admin/checkin/entries', {
            campaign,
            day: on,
            sort,
            ...which,
          }),
          pages: true,
        })),
      ),
      ...['all', 'missing'].map((state) => ({
        ...plain(as, `打卡：${on} 的学员 ${state}`, '/api/admin/checkin/standings', {
          campaign,
          day: on,
          state,
        }),
        pages: true,
      })),
    ]),
    ...PRIZES.flatMap(({ id: prize }) => [
      plain(as, `打卡：奖品 ${prize} 的计数`, '/api/admin/prize/count', { campaign, prize }),
      ...['', 'none', 'open', 'lost', 'sent', 'refused'].map((state) => ({
        ...plain(as, `打卡：奖品 ${prize} ${state}`, '/api/admin/prize/winners', {
          campaign,
          prize,
          ...(state === '' ? {} : { state }),
        }),
        pages: true,
      })),
    ]),
    plain(as, '打卡：自己的奖品', '/api/prize/mine', { campaign }),
    plain(as, '打卡：日历', '/api/admin/checkin/calendar', { campaign }),
    plain(as, '打卡：排行榜', '/api/checkin/ranking', { campaign }),
    plain(as, '打卡：自己的', '/api/checkin/mine', { campaign }),
  ];
};

const listed = (as, title, path, asked, sorts = [undefined]) =>
  Object.entries(asked).map(([said, query]) => ({ as, title: `${title}：${said}`, path, query, sorts }));

const counted = (as, title, path, asked) => listed(as, `${title}，计数`, path, asked);

/** All of it. `students`: some of each caller's, by his id. */
export const questionsAt = (at, students) => [
  ...[ADMIN, ...ASKED_TEACHERS].flatMap((as) => [
    ...listed(as, '学员', '/api/admin/students', studentsAsked(at), sortNames(studentList)),
    ...counted(as, '学员', '/api/admin/students/count', studentsAsked(at)),
    plain(as, '今日待办', '/api/admin/follow-ups'),
    ...boards(as, at),
    plain(as, '学员：班主任的名单', '/api/admin/students/teachers'),
    ...quickly(as, as === ADMIN),
    ...students[as].flatMap((id) => sections(as, at, id)),
  ]),
  plain(ADMIN, '学员：可以负责的员工', '/api/admin/students/carers'),
  ...behindBoards(at),
  ...behindPerformance(at),
  ...listed(ADMIN, '班主任与助教', '/api/admin/assistants', assistantsAsked, sortNames(assistantList)),
  ...counted(ADMIN, '班主任与助教', '/api/admin/assistants/count', assistantsAsked),
  ...ASKED_TEACHERS.map((staffId) =>
    plain(ADMIN, `班主任与助教：${staffId} 的页`, '/api/admin/assistants/one', { staffId }),
  ),
  ...[ADMIN, ...ASKED_TEACHERS].flatMap((as) => checkIns(as, at)),
  ...[ADMIN, ASKED_TEACHERS[1]].flatMap(ofClass),
  plain(ADMIN, '视图', '/api/admin/view/list', { list: 'students' }),
  plain(ADMIN, '导出的记录', '/api/admin/export/runs'),
  plain(ADMIN, '部门', '/api/admin/departments'),
  ...listed(ADMIN, '员工', '/api/admin/employees', employeesAsked(at), sortNames(employeeList)),
  ...counted(ADMIN, '员工', '/api/admin/employees/count', employeesAsked(at)),
  plain(ADMIN, '员工：一位', '/api/admin/employee', { userId: ASKED_TEACHERS[1] }),
  ...listed(ADMIN, '操作记录', '/api/admin/audit', auditAsked(at, students[ADMIN][0]), sortNames(auditList)),
  ...counted(ADMIN, '操作记录', '/api/admin/audit/count', auditAsked(at, students[ADMIN][0])),
  plain(ADMIN, '操作记录：员工的名单', '/api/admin/audit/actors'),
  ...listed(
    ADMIN,
    '安全日志',
    '/api/security/events',
    securityAsked(at, students[ADMIN][0]),
    sortNames(securityList),
  ),
  ...counted(ADMIN, '安全日志', '/api/security/events/count', securityAsked(at, students[ADMIN][0])),
  ...listed(ADMIN, '订单', '/api/admin/orders', ordersAsked(at, students[ADMIN][0]), sortNames(orderList)),
  ...counted(ADMIN, '订单', '/api/admin/orders/count', ordersAsked(at, students[ADMIN][0])),
  plain(ADMIN, '订单：一个', '/api/admin/order', { orderId: ORDER }),
  plain(ADMIN, '订单：商品', '/api/admin/orders/products'),
  plain(ADMIN, '订单：一个的钱', '/api/shop/staff/order-money', { orderId: ORDER }),
  { ...plain(ADMIN, '退款复核', '/api/shop/staff/proposals'), pages: true },
  plain(ADMIN, '退款复核：复核金额', '/api/shop/staff/refund-limit'),
  ...listed(ADMIN, '异常款项', '/api/shop/staff/oddities', odditiesAsked(at), sortNames(oddityList)),
  ...counted(ADMIN, '异常款项', '/api/shop/staff/oddities/count', odditiesAsked(at)),
  ...listed(ADMIN, '发票', '/api/admin/invoices', invoicesAsked(at), sortNames(invoiceList)),
  ...counted(ADMIN, '发票', '/api/admin/invoices/count', invoicesAsked(at)),
];
