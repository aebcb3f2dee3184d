import { LEARN_DASHBOARD } from '@ykd/domain/access';

/** What the pages are called in the window's title. In a file of its own, because the route table needs no other text. */
export const titles = {
  home: '在线编程学习',
  login: '登录',
  username: '设置用户名',
  learn: LEARN_DASHBOARD.title,
} as const;
