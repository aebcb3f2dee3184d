/** What rules and use cases may not reach for: time and chance come in as values or ports. Each with an example that breaks it. */
const IMPURE = [
  ["MemberExpression[object.name='Date'][property.name='now']", 'Date.now()'],
  ["NewExpression[callee.name='Date'][arguments.length=0]", 'new Date()'],
  ["CallExpression[callee.name='Date']", 'Date()'],
  ["MemberExpression[object.name='Math'][property.name='random']", 'Math.random()'],
];

/** The restrictions for packages/domain and packages/application. */
export const noClockNoChance = IMPURE.map(([selector, example]) => ({
  selector,
  message: `业务规则与用例里不能使用 ${example}：时间与随机由参数或端口传入。`,
  refused: example,
}));
