/** The business rules. */
export const domain = [
  {
    name: 'department-below-itself',
    what: '部门可以移到自己的下级里，绕成一圈',
    file: 'packages/domain/src/people/tree.ts',
    edits: [['parentPath.some(({ id }) => id === department.id)', 'parentId === department.id']],
    tests: ['packages/domain/test/people/tree.test.ts'],
  },
  {
    name: 'console-page-without-right-open',
    kind: 'right',
    what: '后台里没有写明权限的页面，员工都能打开',
    file: 'packages/domain/src/access/admin-pages.ts',
    edits: [['return entry !== undefined && (', 'return entry === undefined || (']],
    tests: ['packages/domain/test/access'],
  },
  {
    name: 'refunding-still-opens',
    kind: 'right',
    what: '退款中的订单仍然开通课程',
    file: 'packages/domain/src/order/order-status.ts',
    edits: [
      ['order.status === PAID_STATUS;', 'order.status === PAID_STATUS || order.status === REFUNDING_STATUS;'],
    ],
    tests: ['packages/domain/test/order'],
  },
  {
    name: 'passed-code-follows-the-last',
    what: '两台设备的代码合并时，最后的代码较早的那台，连它最后通过的代码也丢掉',
    file: 'packages/domain/src/course/solution.ts',
    edits: [
      [
        'a.passed && b.passed ?',
        'a.last.at !== b.last.at ? (last === a.last ? a : b).passed : a.passed && b.passed ?',
      ],
    ],
    tests: ['packages/domain/test/course'],
  },
  {
    name: 'code-replaced-unknown',
    what: '不知道保存着什么的设备，时钟较晚就换下那份代码；回答一丢，谁也没有了',
    file: 'packages/domain/src/course/solution.ts',
    edits: [
      [
        'const isTaken = seen === stored.last.at &&',
        'const isTaken = (seen === stored.last.at || timely.last.at > stored.last.at) &&',
      ],
    ],
    tests: ['packages/domain/test/course'],
  },
  {
    name: 'paid-order-closes',
    what: '已支付的订单也能关闭',
    file: 'packages/domain/src/order/order-transition.ts',
    edits: [
      [
        "['TRADE_WAIT_PAY', 'CLOSE', 'TRADE_CLOSED'],",
        "['TRADE_WAIT_PAY', 'CLOSE', 'TRADE_CLOSED'],\n  ['TRADE_PAID_SUCCESS', 'CLOSE', 'TRADE_CLOSED'],",
      ],
    ],
    tests: ['packages/domain/test/order'],
  },
  {
    name: 'coupon-rounds-for-buyer',
    what: '按比例减免时四舍五入，而不是把零头留给商城',
    file: 'packages/domain/src/coupon/coupon-rule.ts',
    edits: [['Math.floor(((amount % 100) * percent) / 100)', 'Math.round(((amount % 100) * percent) / 100)']],
    tests: ['packages/domain/test/coupon'],
  },
  {
    name: 'coupon-minimum-excluded',
    what: '价格正好等于优惠券的最低金额时不能用',
    file: 'packages/domain/src/coupon/coupon-rule.ts',
    edits: [
      ['if (amount < (rule.minAmount ?? 0)) return 0;', 'if (amount <= (rule.minAmount ?? 0)) return 0;'],
    ],
    tests: ['packages/domain/test/coupon'],
  },
  {
    name: 'day-by-utc',
    what: '按 UTC 而不是北京时间分日：零点到八点算作前一天',
    file: 'packages/domain/src/shared/day.ts',
    edits: [['Math.floor((at + SHANGHAI_OFFSET_MS) / DAY_MS)', 'Math.floor(at / DAY_MS)']],
    tests: ['packages/domain/test/shared'],
  },
  {
    name: 'access-ends-too-early',
    what: '有效期的最后一毫秒已经不能学习',
    file: 'packages/domain/src/order/course-access.ts',
    edits: [['if (best && at <= best.until)', 'if (best && at < best.until)']],
    tests: ['packages/domain/test/order'],
  },
  {
    name: 'unpaid-order-lengthens',
    what: '合并主订单的有效期时把没有支付的也算进去',
    file: 'packages/domain/src/order/granting-orders.ts',
    edits: [
      [
        'mergeMainOrderValidity(orders.filter(isPaid)).filter((order) =>',
        'mergeMainOrderValidity(orders).filter((order) =>\n    isPaid(order) &&',
      ],
    ],
    tests: ['packages/domain/test/order'],
  },
  {
    name: 'target-double-slash',
    kind: 'right',
    what: '登录后的去处可以是 //别的网站',
    file: 'packages/domain/src/access/safe-target.ts',
    edits: [["path.startsWith('/') && !path.includes('//');", "path.startsWith('/');"]],
    tests: ['packages/domain/test/access'],
  },
  {
    name: 'target-by-prefix',
    kind: 'right',
    what: '登录后的去处只要以允许的来源开头就行，例如 https://本站.evil.example',
    file: 'packages/domain/src/access/safe-target.ts',
    edits: [['canonicalOrigin(item) === wanted);', "wanted.startsWith(canonicalOrigin(item) ?? ' '));"]],
    tests: ['packages/domain/test/access'],
  },
  {
    name: 'any-role-has-grants',
    kind: 'right',
    what: '有角色的员工不用单独授权就能做一切',
    file: 'packages/domain/src/access/staff.ts',
    edits: [['isSuperAdmin(staff) || staff?.grants', 'staff?.role !== undefined || staff?.grants']],
    tests: ['packages/domain/test/access'],
  },
  {
    name: 'orders-open-to-strangers',
    kind: 'right',
    what: '商城里关于自己订单的页面不再要求登录',
    file: 'packages/domain/src/access/layouts.ts',
    edits: [["{ layout: 'shopmall', membersOnly: true } as const", "{ layout: 'shopmall' } as const"]],
    tests: ['packages/domain/test/access'],
  },
  {
    name: 'study-counted-twice',
    what: '另一台设备先开始的学习没有算作已经计过，重叠的时间计了两次',
    file: 'packages/domain/src/report/study-beat.ts',
    edits: [['log.at < until && endOf(log) > from', 'log.at < until && log.at >= from']],
    tests: ['packages/domain/test/report'],
  },
  {
    name: 'longest-run-latest',
    what: '学习报告里一样长的连续学习取了最后一段，而不是最早的',
    file: 'packages/domain/src/report/study-days.ts',
    edits: [['if (run > longest.days)', 'if (run >= longest.days)']],
    tests: ['packages/domain/test/report'],
  },
  {
    name: 'streak-broken-until-entry',
    what: '当天打卡之前，连续天数显示为零',
    file: 'packages/domain/src/campaign/streak.ts',
    edits: [['runUntil(checked, now) || runUntil(checked, now - 1)', 'runUntil(checked, now)']],
    tests: ['packages/domain/test/campaign'],
  },
];
