import { common } from './common';

/** Texts of the learning centre. */
export const learn = {
  nav: '导航',
  openNav: '打开导航',
  greeting: (name: string) => `你好，${name}`,
  rightColumn: '服务与订单',
  noticeLabel: '安全提示',
  notice: `谨防诈骗：${common.promise}，如有疑问请联系班主任核实。`,
  userMenu: '用户菜单',
  partners: '合作伙伴',
  logout: '退出登录',
  logoutFailed: '退出没有成功，请稍后再试',
  recent: {
    title: '最近学习的课程',
    lastStudied: (when: string) => `上次学习：${when}`,
    none: '还没有开始学习',
    noneHint: '从一门体验课开始，读完第一节只要十几分钟。',
    start: (course: string) => `开始学《${course}》`,
  },
  when: {
    today: '今天',
    yesterday: '昨天',
    daysAgo: (days: number) => `${days} 天前`,
  },
  now: {
    title: '近期动态',
    quiet: '最近没有需要留意的事，安心学习就好。',
    studied: (courses: number) => `最近 7 天学习了 ${courses} 门课程`,
    notStudied: (days: number) => `已经 ${days} 天没有学习了，今天读一小节吧`,
    courseEnds: (name: string, days: number, day: string) =>
      days === 0 ? `《${name}》的有效期今天结束` : `《${name}》的有效期还剩 ${days} 天，${day} 结束`,
    serviceEnds: (days: number, day: string) =>
      days === 0 ? '班主任服务期今天结束' : `班主任服务期还剩 ${days} 天，${day} 结束`,
  },
  courses: {
    mine: '我的课程',
    trial: '体验课程',
    trialHint: '换个方向，先体验一下。',
    /** Where none of them can be opened. */
    trialClosedHint: '更多方向，购买后可以学习。',
    none: '订单里还没有课程',
    noneHint: '如果你刚刚付款，请稍等片刻再刷新；有疑问请联系班主任。',
    notStarted: '还没开始',
    /** A date ends with a figure, which wants a space before the next word. */
    studied: (when: string) => (/\d$/.test(when) ? `${when} 学过` : `${when}学过`),
    expired: (day: string) => `有效期已于 ${day} 结束，可以联系班主任续期`,
    buy: '去购买',
    showAll: (count: number) => `显示全部 ${count} 门`,
    showLess: '收起',
    openFailed: '课程没有打开，请稍后再试',
  },
  pay: {
    title: '支付提示',
    text: '请用微信扫一扫二维码，进入商城购买课程。',
    textWeixin: '长按识别二维码，进入商城购买课程。',
    textPhone: '请截图保存二维码，再用微信扫一扫从相册中选取，进入商城购买课程。',
    enter: '直接进入商城',
    enterHere: '在这台电脑上购买',
    qr: '微信扫码进入商城',
  },
  service: {
    title: '服务说明',
    valid: '课程有效期',
    teacher: '班主任服务期',
    day: '天',
  },
  orders: {
    title: '我的订单',
    access: '我的权限',
    all: '全部订单',
    until: (day: string) => `有效期至 ${day}`,
    days: (valid: number, service: number) => `有效 ${valid} 天 · 班主任服务 ${service} 天`,
    left: (days: number) => (days === 0 ? '今天到期' : `剩 ${days} 天`),
    ended: '已到期',
    none: '没有已支付的订单',
    noneHint: '先从两门体验课开始，感受一下上课的节奏。',
  },
  failed: '学习数据没有加载出来',
} as const;
