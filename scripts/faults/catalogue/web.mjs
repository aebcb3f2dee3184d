/** The web app's own logic, without a browser. */
export const web = [
  {
    name: 'all-of-the-page-only',
    what: '选了符合条件的全部再去掉一位，去掉的那一位没有告诉服务端',
    file: 'packages/web/src/features/admin/table/target-of.ts',
    edits: [['except: [...choice.except]', 'except: []']],
    tests: ['packages/web/test/admin-table.test.ts'],
  },
  {
    name: 'condition-says-an-id',
    what: '条件里的班主任不在名单里时，显示他的编号',
    file: 'packages/web/src/features/admin/table/condition-words.ts',
    edits: [['?.name ?? unlisted(column)', '?.name ?? (value || unlisted(column))']],
    tests: ['packages/web/test/admin-table.test.ts'],
  },
  {
    name: 'guards-before-client',
    what: '守卫先于客户端识别：手机被当成电脑',
    file: 'packages/web/src/routing/guards.ts',
    edits: [
      ['=> [\n    client,\n', '=> [\n'],
      ['visit(url), visitor)).decision),\n', 'visit(url), visitor)).decision),\n    client,\n'],
    ],
    tests: ['packages/web/test/guards.test.ts'],
  },
  {
    name: 'reloads-for-ever',
    what: '脚本加载失败时不停地刷新页面',
    file: 'packages/web/src/routing/chunk-failure.ts',
    edits: [['!(now - last < RELOAD_EVERY_MS) && writeText', '!(now - last < RELOAD_EVERY_MS) || writeText']],
    tests: ['packages/web/test/routing.test.ts'],
  },
  {
    name: 'other-site-as-page',
    kind: 'right',
    what: '地址以本站开头的别的网站被当成本站的页面',
    file: 'packages/web/src/routing/targets.ts',
    edits: [['href.startsWith(`${origin}/`)', 'href.startsWith(origin)']],
    tests: ['packages/web/test/routing.test.ts'],
  },
  {
    name: 'failed-part-never-retried',
    what: '按需加载的部分失败一次之后再也不重试',
    file: 'packages/web/src/container/once.ts',
    edits: [['      made = undefined;\n      throw error;', '      throw error;']],
    tests: ['packages/web/test/once.test.ts'],
  },
  {
    name: 'frame-with-origin',
    kind: 'right',
    what: '运行学员程序的框架有本站的来源',
    file: 'packages/web/src/features/study/sandbox/sandbox-frame.ts',
    edits: [
      [
        "frame.setAttribute('sandbox', 'allow-scripts');",
        "frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');",
      ],
    ],
    tests: ['packages/web/test/sandbox-frame.test.ts'],
  },
  {
    name: 'sandbox-obeys-anybody',
    kind: 'right',
    what: '沙箱页听从任何网站的消息',
    file: 'packages/web/public/sandbox/index.html',
    edits: [
      [
        'if (event.source !== parent || event.origin !== location.origin) return;',
        'if (event.source !== parent) return;',
      ],
    ],
    tests: ['packages/web/test/sandbox-page.test.ts'],
  },
  {
    name: 'order-page-left-again',
    what: '订单详情的地址用了守卫认得的参数，已支付的订单打不开',
    file: 'packages/web/src/routing/shop-mall.ts',
    edits: [["const DETAIL_ID = 'id';", 'const DETAIL_ID = ORDER_ID_PARAM;']],
    tests: ['packages/web/test/shop.test.ts', 'packages/web/test/shop-states.test.tsx'],
  },
  {
    name: 'asleep-counts-as-study',
    what: '电脑睡眠的时间也算学习',
    file: 'packages/web/src/features/study/time/study-tracker.ts',
    edits: [['from = carried <= now && now - carried < SECOND_MS ? carried : now;', 'from = carried;']],
    tests: ['packages/web/test/study-tracker.test.ts'],
  },
  {
    name: 'closed-order-paid-again',
    what: '关闭的订单仍然显示去支付',
    file: 'packages/web/src/features/shop/orders/components/order-actions.tsx',
    edits: [
      [
        '    TRADE_CLOSED: again,',
        "    TRADE_CLOSED: { href: payHref(id), label: orders.pay, variant: 'solid' },",
      ],
    ],
    tests: ['packages/web/test/shop-states.test.tsx'],
  },
  {
    name: 'their-change-undone',
    kind: 'race',
    what: '同事刚改过的项目，被没有改它的人保存成原来的样子',
    file: 'packages/web/src/features/admin/blocks/three-way.ts',
    edits: [
      ['if (mine[key] === base[key]) return theirs[key];', 'if (mine[key] === base[key]) return mine[key];'],
    ],
    tests: ['packages/web/test/admin-blocks.test.ts'],
  },
  {
    name: 'week-of-eight-days',
    what: '最近 7 天多算了一天',
    file: 'packages/web/src/features/admin/blocks/day-range.ts',
    edits: [['dayOfIndex(shanghaiDayIndex(now) - WEEK + 1)', 'dayOfIndex(shanghaiDayIndex(now) - WEEK)']],
    tests: ['packages/web/test/admin-blocks.test.ts'],
  },
  {
    name: 'poster-code-cut-off',
    what: '海报上的二维码少了链接的最后一个字，推广码就不对',
    file: 'packages/adapters-ui/src/widgets/qr-code/qr-cells.ts',
    edits: [['encode(value,', 'encode(value.slice(0, -1),']],
    tests: ['packages/web/test/poster-picture.test.ts'],
  },
  {
    name: 'square-under-another-weekday',
    what: '分享的图片里，日子错开一格，不在自己的星期下面',
    file: 'packages/web/src/features/check-in/share/calendar-squares.ts',
    edits: [['(offset + at) % WEEK_DAYS', '(offset + at + 1) % WEEK_DAYS']],
    tests: ['packages/web/test/streak-picture.test.ts'],
  },
];
