/** The chapters of the page, in order: the id of each with its title. */
export const CONTENTS = {
  colours: '色彩与字体',
  buttons: '按钮',
  forms: '表单',
  choices: '选择',
  surfaces: '卡片与标识',
  courses: '课程',
  learning: '学习中心',
  feedback: '消息与进度',
  dialogs: '对话框',
  menus: '菜单与二维码',
  accounts: '账号',
  states: '加载、空与错误',
  lists: '列表与表格',
  icons: '图标',
} as const;
