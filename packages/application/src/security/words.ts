import type { SecurityKind } from '../entities/security-event.js';

/** What the kinds of events are called. */
export const SECURITY_KIND_TITLES: Readonly<Record<SecurityKind, string>> = {
  login: '登录',
  'login-failed': '登录失败',
  limit: '达到上限',
  'logout-everywhere': '退出其他设备',
  password: '修改密码',
  calendar: '生成日历地址',
  payee: '修改收款账户',
  'second-factor': '两步验证',
  rights: '权限变动',
  prices: '价格变动',
  periods: '活动日期变动',
  deletion: '删除',
  export: '导出',
  viewing: '以他的身份查看',
};
