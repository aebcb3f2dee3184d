import type { AppError } from '@ykd/application/shared';
import { fc, test } from '@fast-check/vitest';
import { COUPON_CLAIM_ISSUES } from '@ykd/domain/coupon';
import { ORDER_STATUSES } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import { failure } from '../../src/contracts/envelope.js';
import { errorFromWire, errorMessage, errorToWire } from '../../src/contracts/errors.js';
import { check } from '../../src/contracts/check.js';
import { isChinese } from '../support/chinese.js';

const plain = <K extends AppError['kind']>(kind: K) => fc.constant({ kind });

/** Every kind there is, with everything it may carry. The compiler holds this list against the union. */
const errors: { readonly [K in AppError['kind']]: fc.Arbitrary<Extract<AppError, { kind: K }>> } = {
  'not-logged-in': plain('not-logged-in'),
  forbidden: plain('forbidden'),
  'invalid-input': fc.record({
    kind: fc.constant('invalid-input' as const),
    issues: fc.array(
      fc.record({ field: fc.string(), message: fc.constantFrom('用户名必须输入', '页码不正确') }),
    ),
  }),
  'wrong-credentials': plain('wrong-credentials'),
  'initial-password-over': plain('initial-password-over'),
  'too-many-attempts': fc.record({
    kind: fc.constant('too-many-attempts' as const),
    retryAfterSeconds: fc.integer({ min: 1, max: 900 }),
  }),
  'code-needed': plain('code-needed'),
  'human-check-needed': fc.record({
    kind: fc.constant('human-check-needed' as const),
    question: fc.record({ token: fc.string(), bits: fc.integer({ min: 0, max: 32 }) }),
  }),
  'codes-unavailable': fc.record({
    kind: fc.constant('codes-unavailable' as const),
    retryAfterSeconds: fc.integer({ min: 1, max: 86_400 }),
  }),
  'logins-unavailable': fc.record({
    kind: fc.constant('logins-unavailable' as const),
    retryAfterSeconds: fc.integer({ min: 1, max: 60 }),
  }),
  'username-taken': plain('username-taken'),
  'sms-unavailable': plain('sms-unavailable'),
  'wrong-sms-code': plain('wrong-sms-code'),
  'second-factor-needed': plain('second-factor-needed'),
  'wrong-second-factor': plain('wrong-second-factor'),
  'weixin-refused': plain('weixin-refused'),
  'weixin-declined': plain('weixin-declined'),
  'weixin-unavailable': plain('weixin-unavailable'),
  'weixin-taken': plain('weixin-taken'),
  'weixin-bound-already': plain('weixin-bound-already'),
  'weixin-left': plain('weixin-left'),
  'entity-not-found': plain('entity-not-found'),
  'list-changed': fc.record({ kind: fc.constant('list-changed' as const), count: fc.nat() }),
  'cost-changed': fc.record({ kind: fc.constant('cost-changed' as const), cost: fc.nat() }),
  'roster-refused': fc.record({
    kind: fc.constant('roster-refused' as const),
    message: fc.constantFrom('请先核对这份花名册', '这份花名册已经撤销'),
  }),
  'too-many-rows': fc.record({ kind: fc.constant('too-many-rows' as const), limit: fc.nat() }),
  'product-not-found': plain('product-not-found'),
  'unknown-choice': plain('unknown-choice'),
  'coupon-unusable': fc.record({
    kind: fc.constant('coupon-unusable' as const),
    reason: fc.constantFrom('unknown', 'other-product', 'in-use', 'expired', 'no-reduction'),
  }),
  'coupon-link-unknown': plain('coupon-link-unknown'),
  'coupon-unclaimable': fc.record({
    kind: fc.constant('coupon-unclaimable' as const),
    reason: fc.constantFrom(...COUPON_CLAIM_ISSUES),
  }),
  'price-changed': fc.record({ kind: fc.constant('price-changed' as const), amount: fc.maxSafeNat() }),
  'too-many-open-orders': plain('too-many-open-orders'),
  'too-many-free-orders': plain('too-many-free-orders'),
  'refund-waiting': plain('refund-waiting'),
  'too-many-refund-requests': plain('too-many-refund-requests'),
  'request-key-used': plain('request-key-used'),
  'order-not-found': plain('order-not-found'),
  'own-refund': plain('own-refund'),
  'own-partner': plain('own-partner'),
  'refund-way': plain('refund-way'),
  'refund-proposed': plain('refund-proposed'),
  'proposal-decided': plain('proposal-decided'),
  'product-owned': plain('product-owned'),
  'order-state': fc.record({
    kind: fc.constant('order-state' as const),
    status: fc.constantFrom(...ORDER_STATUSES),
  }),
  'weixin-not-bound': plain('weixin-not-bound'),
  'payment-unavailable': plain('payment-unavailable'),
  'forged-notice': plain('forged-notice'),
  'no-service': fc.record({
    kind: fc.constant('no-service' as const),
    reason: fc.constantFrom('not-bought', 'refunding', 'not-included'),
  }),
  'service-ended': fc.record(
    { kind: fc.constant('service-ended' as const), on: fc.constant('2026-03-01') },
    { requiredKeys: ['kind'] },
  ),
  'chat-unavailable': plain('chat-unavailable'),
  'check-in-closed': fc.record({
    kind: fc.constant('check-in-closed' as const),
    reason: fc.constantFrom('before', 'over'),
    period: fc.constant({ firstDay: '2025-03-01', lastDay: '2025-03-31' }),
  }),
  'course-not-found': plain('course-not-found'),
  'lesson-not-found': plain('lesson-not-found'),
  'exercise-not-found': plain('exercise-not-found'),
  'note-changed': plain('note-changed'),
  'changed-meanwhile': fc.record({
    kind: fc.constant('changed-meanwhile' as const),
    now: fc.dictionary(fc.string(), fc.string()),
    version: fc.nat(),
    by: fc.option(fc.record({ id: fc.string(), name: fc.option(fc.string()) })),
    at: fc.nat(),
  }),
  'too-many-notes': plain('too-many-notes'),
  'course-problems': fc.record({
    kind: fc.constant('course-problems' as const),
    problems: fc.array(
      fc.record(
        { file: fc.string(), line: fc.nat(), problem: fc.constant('图片不存在') },
        { requiredKeys: ['file', 'problem'] },
      ),
    ),
    total: fc.nat(),
  }),
  'course-closed': fc.oneof(
    fc.record({ kind: fc.constant('course-closed' as const), reason: fc.constant('not-bought' as const) }),
    fc.record(
      {
        kind: fc.constant('course-closed' as const),
        reason: fc.constant('expired' as const),
        on: fc.constant('2026-01-30'),
      },
      { requiredKeys: ['kind', 'reason'] },
    ),
  ),
};

describe('the table of errors', () => {
  test.prop([fc.oneof(...Object.values<fc.Arbitrary<AppError>>(errors))])(
    'takes every error there and back',
    (error) => {
      const { status, body } = errorToWire(error);
      const arrived = check(failure, JSON.parse(JSON.stringify(body)));
      // What another service refuses is its outage; everything else is the caller's.
      expect(status === 503).toBe(error.kind.endsWith('-unavailable'));
      expect(status === 503 || (status >= 400 && status < 500)).toBe(true);
      expect(body.message).toSatisfy(isChinese);
      expect(arrived.ok && errorFromWire(arrived.value)).toEqual(error);
    },
  );

  it.each<[AppError, number, string, string]>([
    [{ kind: 'not-logged-in' }, 401, 'NO_LOGIN', '请先登录'],
    [{ kind: 'forbidden' }, 403, 'FORBIDDEN', '没有权限'],
    [{ kind: 'sms-unavailable' }, 503, 'SMS_UNAVAILABLE', '短信暂时无法发送，请稍后再试'],
    [
      { kind: 'human-check-needed', question: { token: 't', bits: 16 } },
      403,
      'HUMAN_CHECK_NEEDED',
      '现在索取验证码的人很多，需要先确认不是机器，请刷新页面后重试',
    ],
    [
      { kind: 'codes-unavailable', retryAfterSeconds: 61 },
      503,
      'CODES_UNAVAILABLE',
      '现在发出的验证码太多，请 2 分钟后再试，用过的设备可以用密码登录',
    ],
    [{ kind: 'wrong-sms-code' }, 400, 'WRONG_SMS_CODE', '验证码错误或已失效'],
    [{ kind: 'invalid-input', issues: [] }, 400, 'INVALID_INPUT', '请求参数不正确'],
    [{ kind: 'invalid-input', issues: [{ field: 'a', message: '甲' }] }, 400, 'INVALID_INPUT', '甲'],
    [{ kind: 'wrong-credentials' }, 401, 'WRONG_CREDENTIALS', '账号或密码错误'],
    [
      { kind: 'initial-password-over' },
      403,
      'INITIAL_PASSWORD_OVER',
      '初始密码已过期，请用短信验证码登录并设置新密码，或请管理员重新给一个',
    ],
    [
      { kind: 'too-many-attempts', retryAfterSeconds: 61 },
      429,
      'TOO_MANY_ATTEMPTS',
      '尝试次数过多，请 2 分钟后再试',
    ],
    [
      { kind: 'too-many-attempts', retryAfterSeconds: 9 },
      429,
      'TOO_MANY_ATTEMPTS',
      '尝试次数过多，请 9 秒后再试',
    ],
    [
      { kind: 'code-needed' },
      403,
      'CODE_NEEDED',
      '这个账号最近输错密码的次数较多，为了安全，请改用短信验证码登录',
    ],
    [
      { kind: 'logins-unavailable', retryAfterSeconds: 5 },
      503,
      'LOGINS_UNAVAILABLE',
      '现在登录的人太多，请 5 秒后再试，也可以用短信验证码登录',
    ],
    [{ kind: 'username-taken' }, 409, 'USERNAME_TAKEN', '该用户名已被使用'],
    [{ kind: 'weixin-declined' }, 400, 'WEIXIN_DECLINED', '你取消了微信授权'],
    [{ kind: 'weixin-taken' }, 409, 'WEIXIN_TAKEN', '这个微信已经绑定了其他账号'],
    [
      { kind: 'weixin-bound-already' },
      409,
      'WEIXIN_BOUND_ALREADY',
      '你的账号已经绑定了另一个微信，请先解除绑定',
    ],
    [{ kind: 'too-many-rows', limit: 1000 }, 400, 'TOO_MANY_ROWS', '结果超过 1000 条，请增加条件或分页查询'],
    [
      { kind: 'price-changed', amount: 19_900 },
      409,
      'PRICE_CHANGED',
      '价格已经变为 ¥199.00，请确认后重新提交',
    ],
    [{ kind: 'order-state', status: 'TRADE_CLOSED' }, 409, 'ORDER_STATE', '订单已关闭，不能进行这个操作'],
    [{ kind: 'coupon-unusable', reason: 'expired' }, 409, 'COUPON_UNUSABLE', '这张优惠券已经过期'],
    [{ kind: 'too-many-open-orders' }, 409, 'TOO_MANY_OPEN_ORDERS', '待支付的订单最多 10 个，请先支付或取消'],
    [
      { kind: 'too-many-refund-requests' },
      409,
      'TOO_MANY_REFUND_REQUESTS',
      '一个订单最多申请退款 10 次，请联系工作人员处理',
    ],
    [{ kind: 'forged-notice' }, 401, 'FORGED_NOTICE', '通知的签名不正确'],
    [{ kind: 'course-not-found' }, 404, 'COURSE_NOT_FOUND', '没有找到这门课程'],
    [{ kind: 'lesson-not-found' }, 404, 'LESSON_NOT_FOUND', '没有找到这一节内容'],
    [
      { kind: 'changed-meanwhile', now: {}, version: 2, by: null, at: 1 },
      409,
      'CHANGED_MEANWHILE',
      '别人刚刚改过，请核对后再保存',
    ],
    [{ kind: 'note-changed' }, 409, 'NOTE_CHANGED', '这条笔记已经在另一台设备上改过'],
    [{ kind: 'too-many-notes' }, 409, 'TOO_MANY_NOTES', '一门课程最多 500 条笔记，请先删除一些'],
    [
      {
        kind: 'course-problems',
        problems: [{ file: 'a/b.md', line: 3, problem: '图片不存在' }],
        total: 2,
      },
      422,
      'COURSE_PROBLEMS',
      '课程有 2 处问题，什么都没有导入',
    ],
    [
      { kind: 'course-closed', reason: 'not-bought' },
      403,
      'COURSE_CLOSED',
      '你还没有购买这门课程，到商城购买后就可以学习',
    ],
    [
      { kind: 'course-closed', reason: 'expired', on: '2026-01-30' },
      403,
      'COURSE_CLOSED',
      '这门课程的有效期已于 2026-01-30 结束，请联系班主任续期，或到商城再次购买',
    ],
  ])('writes %j', (error, status, code, message) => {
    expect(errorToWire(error)).toMatchObject({ status, body: { isSuccess: false, code, message } });
    expect(errorMessage(error)).toBe(message);
  });

  it('tells how long to wait', () => {
    expect(errorToWire({ kind: 'too-many-attempts', retryAfterSeconds: 61 }).retryAfterSeconds).toBe(61);
    expect(errorToWire({ kind: 'forbidden' })).not.toHaveProperty('retryAfterSeconds');
  });

  it.each([
    { code: 'INTERNAL' },
    { code: 'TOO_MANY_ATTEMPTS' },
    { code: 'COURSE_CLOSED', details: { reason: 'because' } },
    { code: 'TOO_MANY_ROWS', details: { limit: '7' } },
    { code: 'COUPON_UNUSABLE', details: { reason: 'not-yours' } },
    { code: 'PRICE_CHANGED', details: { amount: -1 } },
    { code: 'ORDER_STATE', details: { status: 'PAID' } },
  ])('reads no error out of %j', (facts) => {
    expect(errorFromWire({ isSuccess: false, message: '坏了', ...facts })).toBeUndefined();
  });
});
