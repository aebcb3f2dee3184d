import { USERNAME_TAKEN } from '@ykd/application/member';
import { NOTES_PER_COURSE_MAX } from '@ykd/application/ports';
import type { AppError, ErrorOf } from '@ykd/application/shared';
import { FREE_ORDERS_MAX, OPEN_ORDERS_MAX } from '@ykd/application/shop';
import { formatAmount, ORDER_STATUS_TITLES, ORDER_STATUSES, REFUND_REQUESTS_MAX } from '@ykd/domain/order';
import * as z from 'zod/mini';
import { COUPON_CLAIM_MESSAGES, COUPON_MESSAGES, couponClaimIssue } from './coupon-messages.js';
import type { Failure } from './envelope.js';
import { MESSAGES } from './messages.js';
import { count, dayWindow } from './values.js';

/** How one kind of error looks on the wire, in both directions. */
interface Row<E extends AppError> {
  readonly status: number;
  readonly code: string;
  message(error: E): string;
  /** Facts that the client needs to rebuild the error. */
  details?(error: E): Record<string, unknown>;
  /** The error behind a failure with this code; undefined when its facts are missing. */
  read(failure: Failure): E | undefined;
}

type Table = { readonly [K in AppError['kind']]: Row<ErrorOf<K>> };

/** A row for an error that carries nothing. */
const plain = <K extends AppError['kind']>(
  kind: K,
  status: number,
  code: string,
  message: string,
): { status: number; code: string; message(): string; read(): { readonly kind: K } } => ({
  status,
  code,
  message: () => message,
  read: () => ({ kind }),
});

/** One whose code is its kind in capitals. */
const named = <K extends AppError['kind']>(
  kind: K,
  status: number,
  message: string,
): ReturnType<typeof plain<K>> => plain(kind, status, kind.toUpperCase().replaceAll('-', '_'), message);

const waitInWords = (seconds: number): string =>
  seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`;

const closedMessage = ({ reason, on }: ErrorOf<'course-closed'>): string => {
  if (reason === 'not-bought') return '你还没有购买这门课程，到商城购买后就可以学习';
  if (reason === 'refunding') return '这门课程的订单正在退款，暂停学习';
  const when = on === undefined ? '已经结束' : `已于 ${on} 结束`;
  return `这门课程的有效期${when}，请联系班主任续期，或到商城再次购买`;
};

const checkInClosedMessage = ({ reason, period }: ErrorOf<'check-in-closed'>): string =>
  reason === 'before'
    ? `活动还没有开始，${period.firstDay} 起可以打卡`
    : `活动已于 ${period.lastDay} 结束，不能再打卡`;

const serviceEndedMessage = ({ on }: ErrorOf<'service-ended'>): string =>
  `这门课程的班主任服务期${on === undefined ? '已经结束' : `已于 ${on} 结束`}`;

const NO_SERVICE_MESSAGES = {
  'not-bought': '班主任答疑随课程一起购买，你还没有购买这门课程',
  refunding: '这门课程的订单正在退款，暂停答疑',
  'not-included': '你购买的这门课程不含班主任服务',
} as const;

const noServiceDetails = z.object({
  reason: z.enum(['not-bought', 'refunding', 'not-included']),
  orderId: z.exactOptional(z.string()),
});
const serviceEndedDetails = z.object({ on: z.exactOptional(z.string()) });

const waitDetails = z.object({ retryAfterSeconds: count });
const questionDetails = z.object({ question: z.object({ token: z.string(), bits: count }) });
const changedDetails = z.object({
  now: z.looseObject({}),
  version: count,
  by: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  at: count,
});
const problemsDetails = z.object({
  problems: z.array(z.object({ file: z.string(), line: z.exactOptional(z.int()), problem: z.string() })),
  total: count,
});
const limitDetails = z.object({ limit: count });
const closedDetails = z.object({
  reason: z.enum(['not-bought', 'refunding', 'expired']),
  on: z.exactOptional(z.string()),
  orderId: z.exactOptional(z.string()),
});

const checkInClosedDetails = z.object({ reason: z.enum(['before', 'over']), period: dayWindow });

const couponDetails = z.object({
  reason: z.enum(['unknown', 'other-product', 'in-use', 'expired', 'no-reduction']),
});
const couponClaimDetails = z.object({ reason: couponClaimIssue });
const amountDetails = z.object({ amount: count });
const statusDetails = z.object({ status: z.enum(ORDER_STATUSES) });

/** The facts in a failure's details, with the kind in front; undefined when they do not fit. */
const withDetails = <K extends AppError['kind'], S extends z.core.$ZodType<object>>(
  kind: K,
  schema: S,
  failure: Failure,
): ({ readonly kind: K } & z.output<S>) | undefined => {
  const parsed = z.safeParse(schema, failure.details);
  return parsed.success ? { kind, ...parsed.data } : undefined;
};

/** The one table of expected errors: kind → status, code, message and details. */
const TABLE: Table = {
  'not-logged-in': plain('not-logged-in', 401, 'NO_LOGIN', '请先登录'),
  forbidden: plain('forbidden', 403, 'FORBIDDEN', '没有权限'),
  'invalid-input': {
    status: 400,
    code: 'INVALID_INPUT',
    message: ({ issues }) => issues[0]?.message ?? MESSAGES.invalidInput,
    read: ({ issues = [] }) => ({ kind: 'invalid-input', issues }),
  },
  'wrong-credentials': named('wrong-credentials', 401, '账号或密码错误'),
  'initial-password-over': named(
    'initial-password-over',
    403,
    '初始密码已过期，请用短信验证码登录并设置新密码，或请管理员重新给一个',
  ),
  'too-many-attempts': {
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
    message: ({ retryAfterSeconds }) => `尝试次数过多，请 ${waitInWords(retryAfterSeconds)}后再试`,
    details: ({ retryAfterSeconds }) => ({ retryAfterSeconds }),
    read: (failure) => withDetails('too-many-attempts', waitDetails, failure),
  },
  'code-needed': named('code-needed', 403, '这个账号最近输错密码的次数较多，为了安全，请改用短信验证码登录'),
  'human-check-needed': {
    status: 403,
    code: 'HUMAN_CHECK_NEEDED',
    message: () => '现在索取验证码的人很多，需要先确认不是机器，请刷新页面后重试',
    details: ({ question }) => ({ question }),
    read: (failure) => withDetails('human-check-needed', questionDetails, failure),
  },
  'codes-unavailable': {
    status: 503,
    code: 'CODES_UNAVAILABLE',
    message: ({ retryAfterSeconds }) =>
      `现在发出的验证码太多，请 ${waitInWords(retryAfterSeconds)}后再试，用过的设备可以用密码登录`,
    details: ({ retryAfterSeconds }) => ({ retryAfterSeconds }),
    read: (failure) => withDetails('codes-unavailable', waitDetails, failure),
  },
  'logins-unavailable': {
    status: 503,
    code: 'LOGINS_UNAVAILABLE',
    message: ({ retryAfterSeconds }) =>
      `现在登录的人太多，请 ${waitInWords(retryAfterSeconds)}后再试，也可以用短信验证码登录`,
    details: ({ retryAfterSeconds }) => ({ retryAfterSeconds }),
    read: (failure) => withDetails('logins-unavailable', waitDetails, failure),
  },
  'username-taken': named('username-taken', 409, USERNAME_TAKEN),
  'sms-unavailable': named('sms-unavailable', 503, '短信暂时无法发送，请稍后再试'),
  'wrong-sms-code': named('wrong-sms-code', 400, '验证码错误或已失效'),
  'second-factor-needed': named('second-factor-needed', 403, '请先输入验证器显示的验证码'),
  'wrong-second-factor': named('wrong-second-factor', 400, '验证码错误或已经用过'),
  'weixin-refused': named('weixin-refused', 400, '微信授权已失效，请重新进入'),
  'weixin-declined': named('weixin-declined', 400, '你取消了微信授权'),
  'weixin-unavailable': named('weixin-unavailable', 503, '微信暂时无法使用，请稍后再试'),
  'weixin-taken': named('weixin-taken', 409, '这个微信已经绑定了其他账号'),
  'weixin-bound-already': named('weixin-bound-already', 409, '你的账号已经绑定了另一个微信，请先解除绑定'),
  'weixin-left': named('weixin-left', 409, '你已退出登录，请重新登录'),
  'entity-not-found': named('entity-not-found', 404, '没有找到要修改的数据'),
  'too-many-rows': {
    status: 400,
    code: 'TOO_MANY_ROWS',
    message: ({ limit }) => `结果超过 ${limit} 条，请增加条件或分页查询`,
    details: ({ limit }) => ({ limit }),
    read: (failure) => withDetails('too-many-rows', limitDetails, failure),
  },
  'list-changed': {
    status: 409,
    code: 'LIST_CHANGED',
    message: ({ count: found }) => `符合条件的现在有 ${found} 项，与你看到的数量不同，请刷新列表看过再做`,
    details: ({ count: found }) => ({ count: found }),
    read: (failure) => withDetails('list-changed', z.object({ count }), failure),
  },
  'cost-changed': {
    status: 409,
    code: 'COST_CHANGED',
    message: ({ cost }) => `预计费用现在是 ${formatAmount(cost)}，比你看到的多，请重新预览看过再发`,
    details: ({ cost }) => ({ cost }),
    read: (failure) => withDetails('cost-changed', z.object({ cost: count }), failure),
  },
  'product-not-found': named('product-not-found', 404, '没有找到这个商品，它可能已经下架'),
  'unknown-choice': named('unknown-choice', 400, '没有这种规格，请重新选择'),
  'coupon-unusable': {
    status: 409,
    code: 'COUPON_UNUSABLE',
    message: ({ reason }) => COUPON_MESSAGES[reason],
    details: ({ reason }) => ({ reason }),
    read: (failure) => withDetails('coupon-unusable', couponDetails, failure),
  },
  'coupon-link-unknown': named('coupon-link-unknown', 404, '没有找到这张优惠券，链接可能不完整'),
  'coupon-unclaimable': {
    status: 409,
    code: 'COUPON_UNCLAIMABLE',
    message: ({ reason }) => COUPON_CLAIM_MESSAGES[reason],
    details: ({ reason }) => ({ reason }),
    read: (failure) => withDetails('coupon-unclaimable', couponClaimDetails, failure),
  },
  'price-changed': {
    status: 409,
    code: 'PRICE_CHANGED',
    message: ({ amount }) => `价格已经变为 ¥${formatAmount(amount)}，请确认后重新提交`,
    details: ({ amount }) => ({ amount }),
    read: (failure) => withDetails('price-changed', amountDetails, failure),
  },
  'too-many-open-orders': named(
    'too-many-open-orders',
    409,
    `待支付的订单最多 ${OPEN_ORDERS_MAX} 个，请先支付或取消`,
  ),
  'too-many-free-orders': named(
    'too-many-free-orders',
    429,
    `不用付款的订单一天最多 ${FREE_ORDERS_MAX} 个，请明天再试`,
  ),
  'refund-waiting': named('refund-waiting', 409, '这个课程的订单正在退款，请确认要再买一次'),
  'too-many-refund-requests': named(
    'too-many-refund-requests',
    409,
    `一个订单最多申请退款 ${REFUND_REQUESTS_MAX} 次，请联系工作人员处理`,
  ),
  'request-key-used': named('request-key-used', 409, '这次提交已经用过，内容与现在的不同，请刷新页面后重试'),
  'order-not-found': named('order-not-found', 404, '没有找到这个订单'),
  'order-state': {
    status: 409,
    code: 'ORDER_STATE',
    message: ({ status }) => `订单${ORDER_STATUS_TITLES[status]}，不能进行这个操作`,
    details: ({ status }) => ({ status }),
    read: (failure) => withDetails('order-state', statusDetails, failure),
  },
  'own-refund': named('own-refund', 403, '不能处理自己的订单与退款，请由其他员工处理'),
  'own-partner': named('own-partner', 403, '不能处理自己的合作与佣金，请由其他员工处理'),
  'refund-proposed': named('refund-proposed', 409, '这个订单已有一笔退款等待复核'),
  'proposal-decided': named('proposal-decided', 409, '这笔退款已经复核过或撤回了'),
  'product-owned': named('product-owned', 409, '这位学员已经有这个商品的订单，请确认要再登记一个'),
  'refund-way': named('refund-way', 409, '在线付款的订单原路退回，其他订单登记线下退款'),
  'weixin-not-bound': named('weixin-not-bound', 409, '请先绑定微信，再用微信支付'),
  'payment-unavailable': named('payment-unavailable', 503, '支付服务暂时无法使用，请稍后再试'),
  'forged-notice': named('forged-notice', 401, '通知的签名不正确'),
  'check-in-closed': {
    status: 409,
    code: 'CHECK_IN_CLOSED',
    message: checkInClosedMessage,
    details: ({ reason, period }) => ({ reason, period }),
    read: (failure) => withDetails('check-in-closed', checkInClosedDetails, failure),
  },
  'course-not-found': named('course-not-found', 404, '没有找到这门课程'),
  'lesson-not-found': named('lesson-not-found', 404, '没有找到这一节内容'),
  'exercise-not-found': named('exercise-not-found', 404, '没有找到这道练习'),
  'no-service': {
    status: 403,
    code: 'NO_SERVICE',
    message: ({ reason }) => NO_SERVICE_MESSAGES[reason],
    details: ({ kind: _kind, ...details }) => details,
    read: (failure) => withDetails('no-service', noServiceDetails, failure),
  },
  'service-ended': {
    status: 403,
    code: 'SERVICE_ENDED',
    message: serviceEndedMessage,
    details: ({ on }) => (on === undefined ? {} : { on }),
    read: (failure) => withDetails('service-ended', serviceEndedDetails, failure),
  },
  'chat-unavailable': named('chat-unavailable', 503, '聊天服务暂时无法使用，请稍后再试'),
  'course-closed': {
    status: 403,
    code: 'COURSE_CLOSED',
    message: closedMessage,
    details: ({ kind: _kind, ...details }) => details,
    read: (failure) => withDetails('course-closed', closedDetails, failure),
  },
  'note-changed': named('note-changed', 409, '这条笔记已经在另一台设备上改过'),
  'changed-meanwhile': {
    status: 409,
    code: 'CHANGED_MEANWHILE',
    message: () => '别人刚刚改过，请核对后再保存',
    details: ({ kind: _kind, ...facts }) => facts,
    read: (failure) => withDetails('changed-meanwhile', changedDetails, failure),
  },
  'course-problems': {
    status: 422,
    code: 'COURSE_PROBLEMS',
    message: ({ total }) => `课程有 ${total} 处问题，什么都没有导入`,
    details: ({ problems, total }) => ({
      problems: problems.map(({ file, line, problem }) => ({
        file,
        ...(line === undefined ? {} : { line }),
        problem,
      })),
      total,
    }),
    read: (failure) => withDetails('course-problems', problemsDetails, failure),
  },
  'roster-refused': {
    status: 409,
    code: 'ROSTER_REFUSED',
    message: ({ message }) => message,
    read: ({ message }) => ({ kind: 'roster-refused', message }),
  },
  'too-many-notes': named('too-many-notes', 409, `一门课程最多 ${NOTES_PER_COURSE_MAX} 条笔记，请先删除一些`),
};

const rowOf = <K extends AppError['kind']>(kind: K): Row<ErrorOf<K>> => TABLE[kind];

const ROW_BY_CODE: ReadonlyMap<string, Row<never>> = /* @__PURE__ */ new Map(
  Object.values(TABLE).map((row) => [row.code, row as Row<never>]),
);

/** The HTTP status, the body and, where waiting helps, the Retry-After of an expected error. */
export const errorToWire = (
  error: AppError,
): { readonly status: number; readonly body: Failure; readonly retryAfterSeconds?: number } => {
  const row = rowOf(error.kind);
  const details = row.details?.(error);
  return {
    status: row.status,
    body: {
      isSuccess: false,
      code: row.code,
      message: row.message(error),
      ...(error.kind === 'invalid-input' ? { issues: [...error.issues] } : {}),
      ...(details === undefined ? {} : { details }),
    },
    ...('retryAfterSeconds' in error ? { retryAfterSeconds: error.retryAfterSeconds } : {}),
  };
};

/** The expected error behind a failed answer; undefined for any other failure. */
export const errorFromWire = (failure: Failure): AppError | undefined =>
  ROW_BY_CODE.get(failure.code)?.read(failure);

/** What people read for an expected error. */
export const errorMessage = (error: AppError): string => rowOf(error.kind).message(error);
