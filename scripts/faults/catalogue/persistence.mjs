/** SQL, on both databases. */
export const persistence = [
  {
    name: 'migration-forgets-not-null',
    what: '迁移建出的列可以为空，描述说不能',
    file: 'packages/server/src/persistence/migrations/0015-exercises.ts',
    edits: [
      [
        "addColumn('exercise_id', text, (c) => c.notNull())\n      .addColumn('gmt_created', 'bigint', (c) => c.notNull())",
        "addColumn('exercise_id', text, (c) => c.notNull())\n      .addColumn('gmt_created', 'bigint')",
      ],
    ],
    tests: ['packages/server/test/persistence/tables.test.ts'],
  },
  {
    name: 'null-kept-in-record',
    what: '可以省略的字段为空时，记录里留下了 null',
    file: 'packages/server/src/persistence/mapping.ts',
    edits: [['=== null ? undefined : {', '=== undefined ? undefined : {']],
    tests: ['packages/server/test/persistence/mapping.test.ts'],
  },
  {
    name: 'progress-dated-back',
    what: '保存进度时留下了较早的学习时间',
    file: 'packages/server/src/persistence/progress-repository.ts',
    edits: [
      [
        'gmt_modified: sql`case when excluded.gmt_modified > project_user',
        'gmt_modified: sql`case when excluded.gmt_modified < project_user',
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'progress-compares-parts-first',
    what: '比较两个位置时先看部分、再看小节',
    file: 'packages/server/src/persistence/progress-repository.ts',
    edits: [
      [
        '(excluded.last_outline_num, excluded.last_section_num, excluded.last_body_num, excluded.progress)',
        '(excluded.last_outline_num, excluded.last_body_num, excluded.last_section_num, excluded.progress)',
      ],
      [
        '(project_user.last_outline_num, project_user.last_section_num, project_user.last_body_num,',
        '(project_user.last_outline_num, project_user.last_body_num, project_user.last_section_num,',
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'session-ended-by-others',
    kind: 'right',
    what: '删除设备的 SQL 漏了 user_id',
    file: 'packages/server/src/persistence/session-repository.ts',
    edits: [
      [
        ".where('id', '=', param('id')).where('user_id', '=', param('userId')),",
        ".where('id', '=', param('id')),",
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'check-in-shows-foreign-picture',
    kind: 'right',
    what: '打卡可以用别人上传的图片：SQL 漏了 user_id',
    file: 'packages/server/src/persistence/check-ins.ts',
    edits: [
      [
        "            .where('user_id', '=', userId)\n            .where('name', 'in', pictures)",
        "            .where('name', 'in', pictures)",
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'removes-notes-of-others',
    kind: 'right',
    what: '删除笔记的 SQL 漏了 user_id',
    file: 'packages/server/src/persistence/notes.ts',
    edits: [
      [
        "trx.deleteFrom('note').where('user_id', '=', userId).where('id', '=', id)",
        "trx.deleteFrom('note').where('id', '=', id)",
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'mobile-taken-by-username',
    kind: 'right',
    what: '用户名像别人手机号的人先被找到',
    file: 'packages/server/src/persistence/member-repository.ts',
    edits: [['.then(0).else(1)', '.then(1).else(0)']],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'binding-of-somebody',
    kind: 'right',
    what: '微信登录只看这个微信有没有绑定，不看绑定的是谁',
    file: 'packages/application/src/member/begin-session.ts',
    edits: [
      [
        '(await members.ownerOfWeixin(key.openid)) === userId',
        '(await members.ownerOfWeixin(key.openid)) !== undefined && userId.length > 0',
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'password-change-keeps-weixin',
    kind: 'right',
    what: '改密码后旧的微信绑定仍能登录',
    file: 'packages/server/src/persistence/member-changes.ts',
    edits: [["      await trx.deleteFrom('weixin_binding').where('user_id', '=', id).execute();\n", '']],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'rows-not-locked',
    kind: 'race',
    what: 'PostgreSQL 上读订单与优惠券时不加锁（FOR UPDATE）',
    file: 'packages/server/src/persistence/dialect.ts',
    edits: [['forUpdate: sql`for update`,', 'forUpdate: sql``,']],
    tests: ['packages/server/test/persistence/contracts-postgres.test.ts'],
  },
  {
    name: 'guesses-side-by-side',
    kind: 'race',
    what: '同时猜密码的请求可以超过次数限制',
    file: 'packages/server/src/persistence/login-attempts.ts',
    edits: [['        await database.traits.lockKey(trx, `login:${account}:${address}`);\n', '']],
    tests: ['packages/server/test/persistence/contracts-postgres.test.ts'],
  },
  {
    name: 'code-redeemed-twice',
    kind: 'race',
    what: '同一个短信验证码同时用两次都成功',
    file: 'packages/server/src/persistence/sms-codes.ts',
    edits: [
      ['(await useUp.change({ mobile, digest })) === 1;', '(await useUp.change({ mobile, digest })) >= 0;'],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'study-counted-side-by-side',
    kind: 'race',
    what: '两台设备同时上报的学习时间重复计算',
    file: 'packages/application/src/study-time/count-study.ts',
    edits: [['    await studyLogs.lockOwner(userId);\n', '']],
    tests: ['packages/server/test/persistence/contracts-postgres.test.ts'],
  },
  {
    name: 'too-many-open-orders',
    kind: 'race',
    what: '同时下单可以超过未支付订单的上限',
    file: 'packages/application/src/shop/take-order.ts',
    edits: [['    await tx.orders.lockBuyer(userId);\n', '']],
    tests: ['packages/server/test/persistence/contracts-postgres.test.ts'],
  },
  {
    name: 'free-orders-uncounted',
    what: '不用付款的订单不受上限约束',
    file: 'packages/application/src/shop/take-order.ts',
    edits: [['(await orders.countFree(userId, at - FREE_ORDERS_WINDOW_MS, freeMax)) >= freeMax ||\n', '']],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'leased-job-claimed',
    kind: 'race',
    what: '别的进程正在投递的账号变更又被领走',
    file: 'packages/server/src/persistence/account-sync.ts',
    edits: [["          .where('leased_until', '<=', at)\n", '']],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'lost-lease-writes',
    kind: 'race',
    what: '租约已经过期的进程仍然写下结果',
    file: 'packages/server/src/persistence/account-sync.ts',
    edits: [
      [
        "    .where('target', '=', job.target)\n    .where('leased_until', '=', job.leasedUntil);",
        "    .where('target', '=', job.target);",
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'newer-wish-lost',
    kind: 'race',
    what: '投递期间又改的资料被当成已经投递',
    file: 'packages/server/src/persistence/account-sync.ts',
    edits: [
      [
        "leased_until: notBefore, gmt_modified: at })\n        .where('wanted_version', '=', job.version)",
        'leased_until: notBefore, gmt_modified: at })',
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'refund-asked-again-at-once',
    kind: 'race',
    what: '领走的退款没有租约，下一轮又去请求一次',
    file: 'packages/server/src/persistence/shop/take-due.ts',
    edits: [
      ['set due_at = ${at + leaseMs} where', 'set due_at = ${at} where'],
      ['{ at, leaseMs, limit }: {', '{ at, limit }: {'],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'payment-told-twice',
    what: '同一笔付款通知两次，第二次又走一遍入账',
    file: 'packages/application/src/payment/receive-payment.ts',
    edits: [
      [
        "if (!(await tx.receipts.insert({ ...receipt, paid: 'paid' in taken }, at))) return 'known';",
        "await tx.receipts.insert({ ...receipt, paid: 'paid' in taken }, at);",
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'cancelled-order-spends-coupon',
    what: '取消订单时优惠券被用掉，而不是退回',
    file: 'packages/application/src/payment/close-waiting.ts',
    edits: [["moveCoupon(tx, order, 'RELEASE', move.at)", "moveCoupon(tx, order, 'USE', move.at)"]],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'troubles-in-any-order',
    what: '先放弃的同步没有排在前面：排序漏了第二个键',
    file: 'packages/server/src/persistence/account-sync.ts',
    edits: [
      [
        "      .orderBy('due_at', 'desc')\n      .orderBy('gmt_modified')\n",
        "      .orderBy('due_at', 'desc')\n",
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'text-sorted-by-locale',
    what: 'PostgreSQL 按语言而不是按字节排序，与 SQLite 不同',
    file: 'packages/server/src/persistence/dialect.ts',
    edits: [['textType: sql`text collate "C"`,', 'textType: sql`text collate "und-x-icu"`,']],
    tests: ['packages/server/test/persistence/contracts-postgres.test.ts'],
  },
  {
    name: 'migration-of-empty-tables-only',
    what: '给有数据的表加非空列时漏了默认值',
    file: 'packages/server/src/persistence/migrations/0006-sms-code-addresses.ts',
    edits: [
      [
        "addColumn('address', text, (c) => c.notNull().defaultTo(''))",
        "addColumn('address', text, (c) => c.notNull())",
      ],
    ],
    tests: ['packages/server/test/persistence/upgrade.test.ts'],
  },
  {
    name: 'folder-of-two-processes',
    kind: 'race',
    what: '两个进程可以同时打开同一个数据目录',
    file: 'packages/server/src/persistence/data-folder.ts',
    edits: [['pragma journal_mode = memory; begin exclusive', 'pragma journal_mode = memory; begin']],
    tests: ['packages/server/test/persistence/data-folder.test.ts'],
  },
  {
    name: 'missed-while-disconnected',
    kind: 'race',
    what: '与 PostgreSQL 断线期间的订单变化，重连之后没有补上',
    file: 'packages/server/src/persistence/postgres-order-events.ts',
    edits: [['    watchers.allChanged();\n', '']],
    tests: ['packages/server/test/persistence/order-events.test.ts'],
  },
  {
    name: 'page-before-upside-down',
    what: '往回翻的一页次序是反的',
    file: 'packages/server/src/persistence/key-page.ts',
    edits: [["reading === 'back' ? list.toReversed() : list", 'list']],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
];
