/** What forms say that several may change at once. */
export const kept = {
  save: '保存',
  somebody: '有人',
  gone: '它已经被别人删除了',
  changed: '别人刚刚改过，请看一看再决定',
} as const;
