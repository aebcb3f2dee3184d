/** `mergeMainOrderValidity` by hand. */
export const mergeByHand = (orders) => {
  let valid = -Infinity;
  let service = -Infinity;
  for (const { amount, validDateDayNum, serviceDateDayNum } of orders) {
    if (amount <= 100_000) continue;
    if (validDateDayNum > valid) valid = validDateDayNum;
    if (serviceDateDayNum > service) service = serviceDateDayNum;
  }
  const merged = [];
  for (const order of orders) {
    merged.push(
      order.amount > 100_000 ? { ...order, validDateDayNum: valid, serviceDateDayNum: service } : order,
    );
  }
  return merged;
};

/** A copy of a list of strings; nothing where it is anything else. */
const copyTexts = (list) => {
  if (!Array.isArray(list)) return undefined;
  for (const text of list) if (typeof text !== 'string') return undefined;
  return list.slice();
};

/** `courseGrantsOf` by hand. */
export const grantsByHand = (orders) => {
  const grants = [];
  for (const { status, skuAttrs } of orders) {
    if (status !== 'TRADE_PAID_SUCCESS' || !Array.isArray(skuAttrs)) continue;
    const values = skuAttrs[0]?.values;
    const extraInfo = Array.isArray(values) ? values[0]?.extraInfo : undefined;
    const courseIds = copyTexts(extraInfo?.courseIds ?? []);
    const stages = copyTexts(extraInfo?.stages ?? []);
    if (courseIds === undefined || stages === undefined) continue;
    if (courseIds.length > 0 || stages.length > 0)
      grants.push({ courseIds, stages, old: extraInfo.old === true });
  }
  return grants;
};
