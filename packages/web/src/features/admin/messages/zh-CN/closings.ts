/** Texts of the students whom partners brought, in the console. */
export const closings = {
  note: '用合作伙伴的优惠券下单并付了款的学员，一个订单一行。',
  onlyOwn: '只列出您负责的学员。',
  list: '合作伙伴成交学员',
  unit: '个订单',
  search: '姓名、用户名、手机号或完整的订单号',
  searchNumber: '完整的订单号',
  none: '没有成交的学员',
  noneHint: '学员领了合作伙伴的优惠券并付款以后会出现在这里。',
  rowName: (name: string) => `${name}的订单`,
} as const;
