/** SQL, on both databases. */
export const persistence = [
  {
    name: 'population-without-teachers',
    what: '一次写入许多学员时，列表的行写错了他们的班主任',
    file: 'packages/server/src/persistence/populate/populate.ts',
    edits: [['classTeacherId: teachers.get(user.id)', "classTeacherId: teachers.get(user.id) && 'nobody'"]],
    tests: ['packages/server/test/demo/populate.test.ts'],
  },
  {
    name: 'studied-last-the-first-time',
    what: '学员列表里的最后学习停在第一次',
    file: 'packages/server/src/persistence/student-facts.ts',
    edits: [["e('last_studied', '<', day)", "e('last_studied', '>', day)"]],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'failed-for-ever',
    what: '同步放弃以后又成功了，学员列表里仍写着失败',
    file: 'packages/server/src/persistence/account-wishes.ts',
    edits: [['student?.sync_failed === 1', 'student?.sync_failed === 2']],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'bought-before-he-came',
    what: '订单在会员之前来的，学员列表里没有有效期',
    file: 'packages/server/src/persistence/student-summary.ts',
    edits: [
      [
        '...factColumns(facts(user.id))',
        "...factColumns(facts(user.id)), valid_until: null, valid_until_sort: '1'",
      ],
    ],
    tests: ['packages/server/test/demo/students.test.ts'],
  },
  {
    name: 'ranges-lead-anywhere',
    what: '按姓名排序的学员，筛选了日期就先找出日期里的每一位再排序',
    file: 'packages/server/src/persistence/list-sql.ts',
    edits: [["(ranged === 'every' || ranged === key)", 'ranged !== undefined']],
    tests: ['packages/server/test/persistence/student-list-plans.test.ts'],
  },
  {
    name: 'wide-search-is-collected',
    what: '搜索到很多人的时候，也先取出全部再排序',
    file: 'packages/server/src/persistence/list-reader.ts',
    edits: [['const FEW = 10_000;', 'const FEW = 100_000;']],
    tests: ['packages/server/test/persistence/student-list-plans.test.ts'],
  },
  {
    name: 'short-walk-is-the-end',
    what: 'PostgreSQL 上沿着次序走了一段没有找满一页，后面的学员就不见了',
    file: 'packages/server/src/persistence/list-reader.ts',
    edits: [['found.length <= limit', 'found.length < 0']],
    tests: ['packages/server/test/persistence/student-list-plans.test.ts'],
  },
  {
    name: 'letter-of-another',
    what: '搜索按别的首字母跳过学员，找得到的人不在列表里',
    file: 'packages/server/src/persistence/student-spelling.ts',
    edits: [['letter: letterOf(key)', 'letter: letterOf(exactly(key))']],
    tests: ['packages/server/test/persistence/student-spelling.test.ts'],
  },
  {
    name: 'line-found-twice',
    what: '操作记录的搜索里，既由一个人做、又关于他的一行出现两次',
    file: 'packages/server/src/persistence/log-sql.ts',
    edits: [
      [
        'shape.isMixed ? sql` union ` : sql` union all `',
        'shape.isMixed ? sql` union all ` : sql` union all `',
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'line-before-the-first',
    what: '有人在审计日志的第一行前面放了一行，核对时看不见',
    file: 'packages/server/src/persistence/audit-log.ts',
    edits: [
      [
        'linesAfter.all({ seq, limit }) :',
        'linesAfter.all({ seq, limit }) : seq < 1 ? linesAfter.all({ seq: 0, limit }) :',
      ],
    ],
    tests: ['packages/server/test/persistence/audit-log.test.ts'],
  },
  {
    name: 'empty-without-a-rank',
    what: '列表里没有填写的排在最前，和最小的混在一起',
    file: 'packages/server/src/persistence/student-spelling.ts',
    edits: [["if (!text) return '1';", "if (!text) return '0';"]],
    tests: ['packages/server/test/persistence/student-spelling.test.ts'],
  },
  {
    name: 'search-beyond-care',
    kind: 'right',
    what: '班主任搜索时找得到别人负责的学员',
    file: 'packages/server/src/persistence/students.ts',
    edits: [['if (isCared) {', 'if (isCared && !isSearched) {']],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'former-employee-among-students',
    what: '离职而从来不是学员的人出现在学员列表里',
    file: 'packages/server/src/persistence/listed-students.ts',
    edits: [["(worker.state = 'active' or own.was_student = 0)", "worker.state = 'active'"]],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'buyer-not-among-students',
    what: '从前的员工买了课，学员列表里还是没有他',
    file: 'packages/server/src/persistence/shop/tx-orders.ts',
    edits: [
      [
        'countPaid(trx, order, null);\n    await keepWasStudent(trx, traits, order);',
        'countPaid(trx, order, null);',
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'payment-counted-again',
    what: '每次保存一个付过的订单，那一天的收入都再加一次',
    file: 'packages/server/src/persistence/order-sums.ts',
    edits: [
      ['if (before === order.paidAt) return;', ''],
      ['...paidPieces({ ...order, paidAt: before }, -1), ', ''],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'staff-counted-as-learner',
    what: '员工自己学习也算进活跃学员',
    file: 'packages/server/src/persistence/student-sums.ts',
    edits: [["employee === 'active' || student.was_student === 0", 'student.was_student === 0']],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'assistant-is-anybody',
    what: '按助教筛选时连班主任负责的学员也找得到',
    file: 'packages/server/src/persistence/students.ts',
    edits: [[", where: sql`c.kind = 'assistant'` }", ' }']],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'name-kept-as-it-was',
    what: '学员改了名字，员工还只能按从前的名字找到他',
    file: 'packages/server/src/persistence/member-changes.ts',
    edits: [
      ['if (fields.name !== undefined || fields.profile !== undefined)', 'if (fields.profile === null)'],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'demo-mark-forgotten',
    what: '迁移不认得已有的演示数据',
    file: 'packages/server/src/persistence/migrations/0016-database-marks.ts',
    edits: [['if (rows.length === 0) return;', 'if (rows.length < 100) return;']],
    tests: ['packages/server/test/persistence/database-marks.test.ts'],
  },
  {
    name: 'vanished-database-made-anew',
    what: '数据库文件不见了，旁边的日志还在，就新建一个空的',
    file: 'packages/server/src/persistence/vanished.ts',
    edits: [['left.unshift(WAL_FILE)', 'left.splice(0, left.length)']],
    tests: ['packages/server/test/persistence/vanished.test.ts'],
  },
  {
    name: 'damage-is-over-by-a-write',
    what: '损坏之后一次成功的写入就当作没事了',
    file: 'packages/server/src/persistence/health.ts',
    edits: [['() => (unwritable = undefined)', '() => { unwritable = undefined; damaged = false; }']],
    tests: ['packages/server/test/persistence/damage.test.ts'],
  },
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
        "trx.deleteFrom('note').where('user_id', '!=', userId === '' ? id : '').where('id', '=', id)",
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
    file: 'packages/server/src/persistence/member-password.ts',
    edits: [["  await trx.deleteFrom('weixin_binding').where('user_id', '=', id).execute();\n", '']],
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
    name: 'deletion-without-trace',
    kind: 'right',
    what: '删除商品不写安全日志',
    file: 'packages/server/src/persistence/product-repository.ts',
    edits: [['await writeTrace(trx, [trace]);', 'await writeTrace(trx, []);']],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'code-redeemed-twice',
    kind: 'race',
    what: '同一个短信验证码同时用两次都成功',
    file: 'packages/server/src/persistence/sms-codes.ts',
    edits: [
      [
        '(await useUp.change({ mobile, digest: right })) === 1;',
        '(await useUp.change({ mobile, digest: right })) >= 0;',
      ],
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
    name: 'planned-at-each-run',
    what: 'SQLite 每次列出自己的订单都重新计划同一条语句',
    file: 'packages/server/src/persistence/planned-once.ts',
    edits: [['sql<T>`cast(${text} as text)`', 'sql<T>`${text}`']],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'free-orders-uncounted',
    what: '不用付款的订单比上限多一张',
    file: 'packages/application/src/shop/take-order.ts',
    edits: [
      [
        'at - FREE_ORDERS_WINDOW_MS, freeMax)) >= freeMax ||',
        'at - FREE_ORDERS_WINDOW_MS, freeMax)) > freeMax ||',
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'refund-requests-uncounted',
    what: '一个订单的退款申请没有次数上限',
    file: 'packages/application/src/shop/refund-steps.ts',
    edits: [['if (before >= REFUND_REQUESTS_MAX)', 'if (before > REFUND_REQUESTS_MAX)']],
    tests: ['packages/application/test/shop/refund.test.ts'],
  },
  {
    name: 'whole-history-read',
    what: '订单进度不论多长都整个读出来',
    file: 'packages/server/src/persistence/shop/shop-orders.ts',
    edits: [['sql.lit(ORDER_HISTORY_MAX)', 'sql.lit(1_000 * ORDER_HISTORY_MAX)']],
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
    file: 'packages/server/src/persistence/take-due.ts',
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
    edits: [[".orderBy('due_at', 'desc').orderBy('gmt_modified')", ".orderBy('due_at', 'desc')"]],
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
  {
    name: 'owner-without-index',
    what: '会话没有按会员的索引，每次都读整张表',
    file: 'packages/server/src/persistence/migrations/0001-members.ts',
    edits: [["on('session').column('user_id')", "on('session').column('last_seen_at')"]],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'never-out-of-a-transaction',
    kind: 'race',
    what: '在事务里想好、事务结束之后才做的事，再也不能开自己的事务',
    file: 'packages/server/src/persistence/store/outermost.ts',
    edits: [['      mine.isOpen = false;\n', '']],
    tests: ['packages/server/test/persistence/unit-of-work.test.ts'],
  },
  {
    name: 'audit-line-outlives-its-transaction',
    what: '事务回滚了，它的审计行留给下一个事务写进去',
    file: 'packages/server/src/persistence/store/unit-of-work.ts',
    edits: [
      ['const drafts: AuditDraft[] = [];', 'const drafts = KEPT;'],
      [
        '/** Transactions of a database. */',
        'const KEPT: AuditDraft[] = [];\n\n/** Transactions of a database. */',
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'audit-chain-without-a-lock',
    what: '两个事务同时接审计日志的链，接在同一行后面',
    file: 'packages/server/src/persistence/audit-log.ts',
    edits: [
      ["await lockKey(trx, 'audit');", 'await lockKey(trx, String(drafts.length) + drafts[0]?.subjectId);'],
    ],
    tests: ['packages/server/test/persistence/contracts-postgres.test.ts'],
  },
  {
    name: 'views-of-everybody',
    kind: 'right',
    what: '每个人都看得到别人自己的视图',
    file: 'packages/server/src/persistence/list-views.ts',
    edits: [[".where('scope', '=', 'team')", ".where('scope', '<>', 'nobody')"]],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'export-taken-twice',
    kind: 'race',
    what: '一个导出的文件可以下载两次',
    file: 'packages/server/src/persistence/export-runs.ts',
    edits: [[".where('is_taken', '=', 0)", ".where('is_taken', '>=', 0)"]],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'hand-over-a-moment-late',
    what: '到期的移交晚一轮才交还',
    file: 'packages/server/src/persistence/hand-overs.ts',
    edits: [[".where('until', '<=', param('now'))", ".where('until', '<', param('now'))"]],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'returned-students-again',
    what: '已经回来的学员仍算在交出去的里面',
    file: 'packages/server/src/persistence/hand-overs.ts',
    edits: [[".where('back', 'is', null)", ".where('student_id', 'is not', null)"]],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'received-long-ago',
    what: '接手的提示里有很久以前的移交',
    file: 'packages/server/src/persistence/hand-overs.ts',
    edits: [[".where('h.at', '>=', param('since'))", ".where('h.at', '<>', param('since'))"]],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'schedule-of-classes-left',
    kind: 'right',
    what: '离开了班级的学员还看得到它的日程',
    file: 'packages/server/src/persistence/classes/class-events.ts',
    edits: [["        .where('left_at', 'is', null),", "        .where('since', '>=', 0),"]],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'schedule-of-archived-classes',
    what: '归档了的班级的日程还在学员的页上',
    file: 'packages/server/src/persistence/classes/class-events.ts',
    edits: [[".where('c.archived_at', 'is', null)", ".where('c.id', 'is not', null)"]],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'event-of-another-class',
    kind: 'right',
    what: '带着别的班的编号可以改到这个班的日程',
    file: 'packages/server/src/persistence/classes/class-events.ts',
    edits: [
      [
        `      .where('id', '=', id)
      .where('class_id', '=', classId)`,
        `      .where('id', '=', id)
      .where('class_id', '<>', classId === '' ? id : '')`,
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'tag-counted-among-all',
    what: '标签的学员数数成了全部的标签',
    file: 'packages/server/src/persistence/student-tags.ts',
    edits: [
      [
        "          .whereRef('student_lable.lable_id', '=', 'lable.id')",
        "          .whereRef('student_lable.lable_id', '<>', 'lable.id')",
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'marks-of-other-tags',
    what: '取下一个标签时，别的标签也在内',
    file: 'packages/server/src/persistence/student-tags.ts',
    edits: [
      [
        `        .where('lable_id', '=', lableId)
        .where('student_id', 'in', some)`,
        `        .where('lable_id', '<>', lableId === '' ? 'x' : '')
        .where('student_id', 'in', some)`,
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'tag-without-its-giver',
    what: '标签不记得是谁打的',
    file: 'packages/server/src/persistence/student-tags.ts',
    edits: [['  given_by: by,', "  given_by: by === '' ? by : null,"]],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'leaver-keeps-his-seat',
    what: '学员离开班级，名额没有空出来',
    file: 'packages/server/src/persistence/classes/tx-classes.ts',
    edits: [
      [
        'if (written === 0n) return false;\n      await leaveGroup(trx, classId, studentId);\n      await grow(classId, -1);',
        'if (written === 0n) return false;\n      await leaveGroup(trx, classId, studentId);\n      await grow(classId, 0);',
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'settled-orders-retried',
    what: '班级改了以后，已经处理过的订单也重新找班',
    file: 'packages/server/src/persistence/classes/tx-classes.ts',
    edits: [["        .where('state', '=', 'unplaced')", "        .where('state', '<>', 'placed')"]],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'members-who-left',
    what: '离开了的学员还算在班里',
    file: 'packages/server/src/persistence/classes/tx-classes.ts',
    edits: [
      [
        `        .select('student_id')
        .where('class_id', '=', classId)
        .where('left_at', 'is', null)`,
        `        .select('student_id')
        .where('class_id', '=', classId)
        .where('since', '>=', 0)`,
      ],
    ],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'assistants-without-students',
    what: '离职了、没有学员的人还在班主任与助教的列表里',
    file: 'packages/server/src/persistence/assistants.ts',
    edits: [['(r.role is not null or a.students > 0)', '(r.role is not null or a.students >= 0)']],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
  {
    name: 'unjoin-forgets-before',
    what: '撤销花名册时，从前退过班的记录没有放回来',
    file: 'packages/server/src/persistence/classes/tx-classes.ts',
    edits: [['if (before !== undefined)\n        await trx', 'if (before === null)\n        await trx']],
    tests: ['packages/server/test/persistence/contracts-sqlite.test.ts'],
  },
];
