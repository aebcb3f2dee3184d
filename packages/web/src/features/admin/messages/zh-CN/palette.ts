/** Texts of the quick search. */
export const palette = {
  title: '快速查找',
  shortcut: 'Ctrl K',
  shortcutMac: '⌘ K',
  field: '找学员、员工、订单、视图、页面或操作',
  list: '查找的结果',
  found: (count: number) => `${count} 个结果`,
  groups: {
    students: '学员',
    employees: '员工',
    orders: '订单',
    views: '视图',
    pages: '页面',
    acts: '操作',
  },
  none: (text: string) => `没有找到「${text}」`,
  noneHint: '可以输入姓名、拼音或首字母、用户名、完整的手机号或后四位，或者页面的名字。',
  searching: '正在查找…',
  partFailed: (what: string) => `没有查到${what}，稍后再试；其余的结果可以用。`,
  keys: '↑ ↓ 选择，Enter 打开，Esc 关闭',
  acts: {
    light: '外观：浅色',
    dark: '外观：深色',
    system: '外观：跟随系统',
  },
} as const;

/**
 * How the names of pages and acts are spelled in pinyin, a syllable a word; a test compares them with a dictionary, and finds
 * those that are missing.
 */
export const SPELLED: Readonly<Record<string, string>> = {
  工作台: 'gong zuo tai',
  今日待办: 'jin ri dai ban',
  商品管理: 'shang pin guan li',
  学员管理: 'xue yuan guan li',
  发票管理: 'fa piao guan li',
  通讯录与部门管理: 'tong xun lu yu bu men guan li',
  订单管理: 'ding dan guan li',
  课程管理: 'ke cheng guan li',
  员工管理: 'yuan gong guan li',
  安全日志: 'an quan ri zhi',
  操作记录: 'cao zuo ji lu',
  两步验证: 'liang bu yan zheng',
  学习中心: 'xue xi zhong xin',
  商城: 'shang cheng',
  编辑资料: 'bian ji zi liao',
  修改密码: 'xiu gai mi ma',
  登录设备: 'deng lu she bei',
  退出登录: 'tui chu deng lu',
  '外观：浅色': 'wai guan qian se',
  '外观：深色': 'wai guan shen se',
  '外观：跟随系统': 'wai guan gen sui xi tong',
};
