/** Texts of programs in lessons. */
export const run = {
  sandbox: '代码运行环境',
  run: '运行',
  stop: '停止',
  edit: '编辑',
  restore: '还原',
  check: '检查',
  editor: (language: string) => `${language} 代码编辑器`,
  editorHint: 'Tab 缩进；先按 Esc 再按 Tab 离开编辑器',
  passed: '已通过',
  saved: '已计入进度',
  queued: '已离线保存，联网后计入进度',
} as const;
