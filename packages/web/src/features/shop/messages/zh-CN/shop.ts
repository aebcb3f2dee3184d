import type { OnlineShare } from '@ykd/domain/course';
import { PAY_WINDOW_MS } from '@ykd/domain/order';
import { common } from '../../../../messages/zh-CN/common';

/** Texts of the shop mall. */
export const shop = {
  nav: '商城导航',
  mall: '商城',
  myCoupons: '我的优惠券',
  myOrders: '我的订单',
  learnCentre: '学习中心',
  login: '登录',
  mallTitle: '在售课程',
  mallHint: '价格包含课程有效期和班主任服务期。',
  noCourses: '暂时没有在售课程',
  noCoursesHint: '新课正在准备，先登录试试体验课吧。',
  coursesFailed: '课程没有加载出来',
  withCourse: (title: string) => `包含《${title}》的课程`,
  withCourseHint: '这门课在下面几个课程包里都有，选一个看看。',
  withoutCourse: (title: string) => `《${title}》暂时没有在售`,
  withoutCourseHint: '可以先看看其他课程，或者联系班主任。',
  courseCount: (count: number) => `含 ${count} 门课程`,
  from: '起',
  more: '等',
  pictureOf: (product: string) => `${product}的封面`,
  owned: {
    until: (day: string) => `你已有这门课，有效期到 ${day}`,
    longer: (day: string) => `现在购买，有效期到 ${day}：从付款那天重新算，剩余的天数不会累加。`,
    noLonger: '现在购买不会延长有效期：从付款那天重新算，剩余的天数不会累加。',
  },
  refunding: {
    title: '你买过这个课程，正在退款',
    hint: '退款期间，那个订单不提供课程与班主任答疑；再买一次之前，可以先查看退款进度。',
    toOrder: '查看退款进度',
    again: '我知道原来的订单正在退款，仍然要再买一次',
    unsaid: '请先确认要再买一次，或者到原来的订单里查看退款进度。',
  },
  waiting: {
    title: '你有一个待支付的订单',
    left: (amount: string, minutes: number) => `¥${amount}，还剩 ${minutes} 分钟`,
    pay: '去付款',
  },
  product: {
    buy: '立即购买',
    buyAgain: '再次购买',
    choose: (attribute: string) => `选择${attribute}`,
    /** For an attribute that has no name. */
    attribute: '规格',
    validDays: '课程有效期',
    serviceDays: '班主任服务期',
    days: (days: number) => `${days} 天`,
    daysHint: '都从付款那天算起',
    opens: '包含的课程',
    lessons: (lessons: number) => `已上线 ${lessons} 节`,
    soon: '还没有上线',
    online: (share: OnlineShare, all: number): string => {
      switch (share.kind) {
        case 'all':
          return '内容已全部上线';
        case 'each':
          return all === 1
            ? '已有上线的内容，还没有全部上线'
            : `每门都已有上线的内容，其中 ${share.partly} 门还没有全部上线`;
        case 'some':
          return `${share.online} 门已有上线的内容，${all - share.online} 门还没有上线`;
        case 'none':
          return '内容都还没有上线';
      }
    },
    soonHint: '还没有上线的课程，上线后会出现在学习中心，有效期从付款那天算起。',
    opensHint: (stages: number, courses: number) =>
      stages > 0 ? `${stages} 个阶段，${courses} 门课程` : `${courses} 门课程`,
    otherCourses: '其他课程',
    opensNothing: '这个规格不包含线上课程，由班主任安排学习。',
    missing: '这门课程没有在售',
    missingHint: '它可能已经下架，或者地址少了一截。',
    failed: '课程没有加载出来',
    others: '看看其他课程',
    promise: [`下单后 ${PAY_WINDOW_MS / 60_000} 分钟内付款`, '付款后立即开通已上线的内容', common.promise],
  },
  confirm: {
    purchase: '购买内容',
    coupons: '优惠券',
    noCoupons: '没有可以用于这门课程的优惠券',
    noCoupon: '不使用优惠券',
    reduction: (amount: string) => `减 ¥${amount}`,
    expires: (day: string) => `${day} 前有效`,
    amounts: '金额明细',
    listAmount: '课程价格',
    couponReduction: '优惠券',
    amount: '应付金额',
    submit: '提交订单',
    free: '这次不需要付款，提交后立即开通。',
    unsent: '没有收到回应，请检查网络后再提交一次，不会重复下单。',
    failed: '价格没有算出来',
    refused: '现在不能购买',
    nothing: '没有选择课程',
    nothingHint: '地址里缺少课程，去商城选一门再来下单。',
    unchosen: '请选择班型',
    unchosenHint: '地址里没有选好班型，或者这个班型已经没有了。回到课程重新选择。',
    back: '回到课程',
  },
  coupon: {
    best: '用券后',
    bestOf: (amount: string, name: string) => `「${name}」减 ¥${amount}`,
    issues: {
      'other-product': '不适用于这门课程',
      'in-use': '已经用过',
      expired: '已过期',
      'no-reduction': '没有达到使用条件',
      'not-yours': '不能使用',
    },
    reserved: '待支付的订单正在使用',
  },
} as const;
