/** What is said of things that staff put in an order by hand. */
export const orderByHand = {
  up: (name: string) => `把「${name}」上移`,
  down: (name: string) => `把「${name}」下移`,
  moved: (name: string, place: number) => `「${name}」移到了第 ${place} 位`,
  started: (name: string) => `拿起「${name}」，用上下方向键移动，回车放下，Esc 取消`,
  at: (place: number) => `第 ${place} 位`,
  done: '已放下',
  cancelled: '已取消，次序没有变',
};
