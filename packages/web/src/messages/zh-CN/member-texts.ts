/** Texts about the member that stand outside of his dialogs, too. */
export const memberTexts = {
  menu: {
    profile: '编辑资料',
    password: '修改密码',
    devices: '登录设备',
  },
  mobile: '手机号',
  userName: '用户名',
  /** Specification §8, to the letter. */
  chatFailed: '同步RocketChat失败，请联系班主任处理',
} as const;
