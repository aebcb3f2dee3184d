/** Texts of the fields for a new password. */
export const newPassword = {
  password: '新密码',
  hint: (min: number) => `至少 ${min} 位`,
  confirm: '确认密码',
  done: '密码已修改',
  doneHint: '其他设备需要用新密码重新登录。',
} as const;
