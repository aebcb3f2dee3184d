/** The use cases. */
export const application = [
  {
    name: 'dismissed-still-decides',
    kind: 'race',
    what: '刚被开除的超级管理员，先前发出的决定仍然算数：两个人可以互相开除',
    file: 'packages/application/src/people/actor.ts',
    edits: [
      ['!hasRight((await tx.people.find(id))?.staff, right)', '!hasRight(undefined, right) && id === right'],
    ],
    tests: ['packages/server/test/persistence/people-races.test.ts'],
  },
  {
    name: 'leaver-keeps-students',
    what: '离职时没有写接手的人，学员就没有人管',
    file: 'packages/application/src/people/change-employee.ts',
    edits: [['return students > 0 ?', 'return students < 0 ?']],
    tests: ['packages/application/test/ports.test.ts'],
  },
  {
    name: 'own-rights',
    kind: 'right',
    what: '超级管理员可以改自己的权限、让自己离职',
    file: 'packages/application/src/people/change-employee.ts',
    edits: [['actor.by.actor === userId', 'actor.by.actor === null']],
    tests: ['packages/application/test/ports.test.ts'],
  },
  {
    name: 'undo-over-a-later-change',
    kind: 'race',
    what: '撤销批量更换时，之后又被别人改过的学员也被改回去',
    file: 'packages/application/src/student/undo-assign.ts',
    edits: [['if (!isThere || !isInState(state, after, before)) {', 'if (!isThere) {']],
    tests: ['packages/application/test/ports.test.ts'],
  },
  {
    name: 'undo-of-somebody-else',
    kind: 'right',
    what: '知道批号的人可以撤销别人做的更换',
    file: 'packages/application/src/student/undo-assign.ts',
    edits: [
      [
        "const own = { batch, actor: user.id, act: 'students.assign' } as const;",
        "const own = { batch, act: 'students.assign' } as const;",
      ],
    ],
    tests: ['packages/application/test/ports.test.ts'],
  },
  {
    name: 'export-of-the-top-department-only',
    what: '按部门导出员工时，列表里有的下级部门的人不在文件里',
    file: 'packages/application/src/list-export/staff-source.ts',
    edits: [
      [
        'const stored = await storedOf(deps, selection);',
        'const stored = { ...(await storedOf(deps, selection)), tests: selection.tests };',
      ],
    ],
    tests: ['packages/application/test/contracts.test.ts'],
  },
  {
    name: 'condition-names-the-unseen',
    kind: 'right',
    what: '导出的条件里写出看不到的班主任的姓名：有没有这个人、叫什么，问得出来',
    file: 'packages/application/src/list-export/sources.ts',
    edits: [['students.teachers(caredBy)', 'students.teachers(caredBy && undefined)']],
    tests: ['packages/application/test/ports.test.ts'],
  },
  {
    name: 'audit-export-in-codes',
    what: '操作记录的导出里，操作写的是代码里的名字',
    file: 'packages/application/src/list-export/audit-source.ts',
    edits: [['  AUDIT_ACT_TITLES[line.act],', '  line.act,']],
    tests: ['packages/application/test/contracts.test.ts'],
  },
  {
    name: 'another-number-than-seen',
    what: '符合条件的人数与看到的相差很多，批量更换照样做',
    file: 'packages/application/src/staff-list/target.ts',
    edits: [['Math.abs(seen - found) >', 'seen - found >= found && seen - found >']],
    tests: ['packages/application/test/ports.test.ts', 'packages/application/test/staff-list'],
  },
  {
    name: 'count-of-everybody',
    kind: 'right',
    what: '班主任的列表只有自己负责的学员，计数却是全部的',
    file: 'packages/application/src/student/service.ts',
    edits: [
      [
        'count(plan.value.selection, COUNT_MAX + 1)',
        'count({ tests: plan.value.selection.tests }, COUNT_MAX + 1)',
      ],
    ],
    tests: ['packages/application/test/ports.test.ts'],
  },
  {
    name: 'page-of-any-student',
    kind: 'right',
    what: '班主任用学员的编号打开不由自己负责的学员',
    file: 'packages/application/src/student-page/reach.ts',
    edits: [['{ ...selection, ids: [userId] }', '{ tests: selection.tests, ids: [userId] }']],
    tests: ['packages/application/test/ports.test.ts'],
  },
  {
    name: 'note-of-another-student',
    kind: 'right',
    what: '经过自己负责的学员，可以改别的学员的备注',
    file: 'packages/application/src/student-page/change-note.ts',
    edits: [
      [
        'if (note?.studentId !== userId || note.deletedAt !== null)',
        'if (note === undefined || note.deletedAt !== null)',
      ],
    ],
    tests: ['packages/application/test/ports.test.ts'],
  },
  {
    name: 'cursor-of-another-order',
    what: '换了排序，从前的游标还能用，跳过或重复一些行',
    file: 'packages/application/src/staff-list/plan.ts',
    edits: [
      [
        "name: `${list.name} ${isDescending ? '-' : ''}${key}`",
        "name: `${list.name}${isDescending ? '' : ''}`",
      ],
    ],
    tests: ['packages/application/test/ports.test.ts'],
  },
  {
    name: 'empty-filter-is-everybody',
    what: '没有筛选条件的批量操作没有说明是全部，就对全部做了',
    file: 'packages/application/src/staff-list/target.ts',
    edits: [['if (saysNothing !== (target.all === true))', 'if (!saysNothing && target.all === true)']],
    tests: ['packages/application/test/staff-list'],
  },
  {
    name: 'sorts-by-a-hidden-column',
    kind: 'right',
    what: '没有权限看的列，可以用来排序和筛选',
    file: 'packages/application/src/staff-list/plan.ts',
    edits: [['if (!used.every(isAllowed))', 'if (!shown.every(isAllowed) && used.length > 0)']],
    tests: ['packages/application/test/staff-list'],
  },
  {
    name: 'import-check-stores',
    what: '只检查的商品导入也保存了',
    file: 'packages/application/src/product-import/import-products.ts',
    edits: [['if (checkOnly || saves.length === 0)', 'if (saves.length === 0 && (checkOnly || !checkOnly))']],
    tests: ['packages/server/test/cli/product-import.test.ts'],
  },
  {
    name: 'staff-acts-for-buyer',
    kind: 'right',
    what: '能看订单的员工也能替买家支付、取消、申请退款',
    file: 'packages/application/src/shop/own-order.ts',
    edits: [
      [
        'findOrder(deps, context, orderId, isOwn);',
        "findOrder(\n    deps,\n    context,\n    orderId,\n    (caller, order) => isOwn(caller, order) || mayCaller(caller, 'orders.see'),\n  );",
      ],
    ],
    tests: ['packages/application/test/shop'],
  },
  {
    name: 'solutions-of-others',
    kind: 'right',
    what: '知道编号就能看别人练习里的代码',
    file: 'packages/application/src/solution/service.ts',
    edits: [
      ['if (!owner.ok) return owner;', "if (!owner.ok && owner.error.kind !== 'forbidden') return owner;"],
    ],
    tests: ['packages/application/test/ports.test.ts'],
  },
  {
    name: 'ends-anybodys-session',
    kind: 'right',
    what: '知道编号就能让别人的设备退出登录',
    file: 'packages/application/src/member/sessions.ts',
    edits: [['deps.sessions.deleteOwn(id, caller.value.user.id)', 'deps.sessions.delete(id)']],
    tests: ['packages/application/test/member'],
  },
  {
    name: 'report-without-study',
    what: '没有学习记录的人也看到年度报告的弹窗',
    file: 'packages/application/src/sidebar/service.ts',
    edits: [
      [
        '(await deps.studyLogs.hasStudied(user.id, POPUP_REPORT_YEAR))',
        'user.id !== String(POPUP_REPORT_YEAR)',
      ],
    ],
    tests: ['packages/application/test/sidebar'],
  },
  {
    name: 'failed-payment-unsaid',
    what: '付款失败或被关闭时，询问的人什么也听不到',
    file: 'packages/application/src/shop/check-order.ts',
    edits: [['troubleOf(states, begun.length)', 'troubleOf(states.slice(1), 0)']],
    tests: ['packages/application/test/ports.test.ts'],
  },
  {
    name: 'hidden-tags-shown',
    kind: 'right',
    what: '学员看到了只给员工看的标签，员工反而看不到',
    file: 'packages/application/src/sidebar/service.ts',
    edits: [['seesAll ? tags : tags.filter(isShownTag)', 'seesAll ? tags.filter(isShownTag) : tags']],
    tests: ['packages/application/test/sidebar'],
  },
  {
    name: 'own-refund-granted',
    kind: 'right',
    what: '员工可以批准自己的退款',
    file: 'packages/application/src/shop/decide-refund.ts',
    edits: [["  if (order.userId === user.id) return err({ kind: 'own-refund' });\n", '']],
    tests: ['packages/application/test/shop'],
  },
  {
    name: 'any-staff-reads-orders',
    kind: 'right',
    what: '任何员工都能用通用查询读到所有人的订单',
    file: 'packages/application/src/common-query/registry.ts',
    edits: [
      [
        'if (mayCaller(caller, readAll)) return [];',
        'if (mayCaller(caller, readAll) || caller?.staff !== undefined) return [];',
      ],
    ],
    tests: ['packages/application/test/common-query'],
  },
  {
    name: 'everybody-sees-troubles',
    kind: 'right',
    what: '不是员工也能看到账号同步出错的人与手机号',
    file: 'packages/application/src/account-sync/service.ts',
    edits: [
      [
        "troubles: async () => {\n      const caller = await requireRight(deps, context, 'accounts.sync');",
        'troubles: async () => {\n      const caller = await requireCaller(deps, context);',
      ],
    ],
    tests: ['packages/adapters-http/test/ports.test.ts'],
  },
  {
    name: 'search-without-access',
    kind: 'right',
    what: '没有买的课程也能搜出课文',
    file: 'packages/application/src/study/search-course.ts',
    edits: [
      [
        'const opened = await openCourse(deps, userId, courseId);\n  if (!opened.ok) return opened;',
        'await openCourse(deps, userId, courseId);',
      ],
    ],
    tests: ['packages/application/test/study'],
  },
  {
    name: 'unknown-fields-written',
    kind: 'right',
    what: '通用保存放过没有规则的字段',
    file: 'packages/application/src/common-mutation/check-values.ts',
    edits: [['      issues.add(field, (shown) => `不支持修改 ${shown}`);\n', '']],
    tests: ['packages/application/test/common-mutation'],
  },
  {
    name: 'login-lines-without-bound',
    what: '每次登录都在安全日志里写一行，写满磁盘',
    file: 'packages/application/src/member/begin-session.ts',
    edits: [
      ['await tx.securityLog.count(trace, foldOf(trace));', 'await tx.securityLog.add(trace);'],
      ["import { foldOf } from '../security/record.js';\n", ''],
    ],
    tests: ['packages/application/test/member/login-lines.test.ts'],
  },
  {
    name: 'login-keeps-old-session',
    kind: 'right',
    what: '再次登录后，浏览器里原来的会话仍然有效',
    file: 'packages/application/src/member/start-session.ts',
    edits: [['if (opened && old !== undefined)', 'if (!opened && old !== undefined)']],
    tests: ['packages/application/test/member'],
  },
  {
    name: 'password-change-keeps-session',
    kind: 'right',
    what: '改密码的浏览器沿用旧会话：谁抄走了它的 Cookie，谁仍然登录着',
    file: 'packages/application/src/member/change-password.ts',
    edits: [['...(isBrowser ? {} : { keepSessionId: sessionId }),', 'keepSessionId: sessionId,']],
    tests: ['packages/application/test/member'],
  },
  {
    name: 'forgotten-password-keeps-sessions',
    kind: 'right',
    what: '忘记密码时用验证码设置的新密码没有写下，原来的登录也没有结束',
    file: 'packages/application/src/member/login-by-sms.ts',
    edits: [['if (password.value !== undefined && !', "if (password.value?.pwd === '' && !"]],
    tests: ['packages/application/test/ports.test.ts'],
  },
  {
    name: 'unknown-account-answers-fast',
    kind: 'right',
    what: '账号不存在时不计算密码，快慢说明了账号存不存在',
    file: 'packages/application/src/member/open-by-password.ts',
    edits: [
      [
        'const matches = await deps.passwordHasher.verify(pwd, hash);',
        'const matches = hash !== undefined && (await deps.passwordHasher.verify(pwd, hash));',
      ],
    ],
    tests: ['packages/application/test/member'],
  },
  {
    name: 'cheaper-price-accepted',
    what: '下单时价格变低了也照单收下，不让买家重新确认',
    file: 'packages/application/src/shop/place-order.ts',
    edits: [['if (amount !== input.amount) return', 'if (amount > input.amount) return']],
    tests: ['packages/application/test/shop'],
  },
  {
    name: 'repeated-request-other-choice',
    what: '同一个请求编号换了规格也当作重复提交',
    file: 'packages/application/src/shop/place-order.ts',
    edits: [
      [
        'order.couponId === (couponId ?? null) &&\n  JSON.stringify(defaultChoice(order.skuAttrs)) === JSON.stringify(choice);',
        'order.couponId === (couponId ?? null) &&\n  defaultChoice(order.skuAttrs).length === choice.length;',
      ],
    ],
    tests: ['packages/application/test/shop'],
  },
  {
    name: 'invitation-to-closed-order',
    kind: 'race',
    what: '向微信支付下单期间订单关闭了，仍然把付款码给买家',
    file: 'packages/application/src/shop/pay-order.ts',
    edits: [['if (now === undefined || !isWaiting(now)) return', 'if (now === undefined) return']],
    tests: ['packages/application/test/shop', 'packages/application/test/payment'],
  },
  {
    name: 'paid-between-query-and-close',
    kind: 'race',
    what: '查询与关闭之间付的款没有入账',
    file: 'packages/application/src/payment/ask-provider.ts',
    edits: [
      [
        'const after = await askProvider(deps, attempt);\n  if (!after.ok) return after;',
        'const after = before;',
      ],
    ],
    tests: ['packages/application/test/payment'],
  },
  {
    name: 'too-much-is-paid',
    what: '付的钱比订单多也算支付成功，多收的不退',
    file: 'packages/application/src/order/money-back.ts',
    edits: [['return amount === order.amount ?', 'return amount >= order.amount ?']],
    tests: ['packages/application/test/payment', 'packages/application/test/contracts.test.ts'],
  },
  {
    name: 'refunds-what-is-back',
    what: '已在商户平台退过一部分的付款又全额退一次',
    file: 'packages/application/src/order/money-back.ts',
    edits: [
      ['const { id, cause, back, at } = about;', 'const { id, cause, at } = about;'],
      ['amount: total - back,', 'amount: total,'],
    ],
    tests: ['packages/application/test/payment', 'packages/application/test/contracts.test.ts'],
  },
  {
    name: 'wrong-error-without-weixin',
    what: '没有绑定微信时说成支付暂不可用',
    file: 'packages/application/src/shop/pay-order.ts',
    edits: [["return err({ kind: 'weixin-not-bound' });", "return err({ kind: 'payment-unavailable' });"]],
    tests: ['packages/application/test/shop'],
  },
  {
    name: 'note-of-other-device-lost',
    kind: 'race',
    what: '两台设备都以为是新笔记时，后到的盖掉先到的',
    file: 'packages/application/src/note/keep-note.ts',
    edits: [
      [
        'if (stored.gmtModified !== base) return',
        'if (base !== undefined && stored.gmtModified !== base) return',
      ],
    ],
    tests: ['packages/application/test/note', 'packages/application/test/contracts.test.ts'],
  },
  {
    name: 'removes-picture-in-use',
    kind: 'race',
    what: '清理图片时，刚被用上的也一起删了文件',
    file: 'packages/application/src/pictures/remove-unused-pictures.ts',
    edits: [
      [
        'if (await pictures.delete(file.name, file.userId)) forgotten.push(file);',
        'await pictures.delete(file.name, file.userId);\n      forgotten.push(file);',
      ],
    ],
    tests: ['packages/application/test/avatar', 'packages/application/test/check-in'],
  },
  {
    name: 'small-picture-of-removed',
    kind: 'race',
    what: '缩小期间商品图片被删，缩小的那张留了下来',
    file: 'packages/application/src/product-image/product-images.ts',
    edits: [
      [
        'if ((await files.get(productImageKey(name))) !== undefined) return',
        'if (large !== undefined) return',
      ],
    ],
    tests: ['packages/application/test/product-image'],
  },
  {
    name: 'study-before-end-lost',
    what: '课程到期之前学的时间，到期之后才送达就不算',
    file: 'packages/application/src/study-time/count-beats.ts',
    edits: [
      ['({ courseId, from }) =>', '({ courseId }) =>'],
      ['courseAccess(orders, courseId, from)', 'courseAccess(orders, courseId, deps.clock.now())'],
    ],
    tests: ['packages/application/test/study-time'],
  },
  {
    name: 'yesterdays-entry-today',
    what: '零点之前打开的打卡页面提交到了第二天',
    file: 'packages/application/src/check-in/save.ts',
    edits: [['if (shown !== undefined && shown !== day)', 'if (shown !== undefined && shown > day)']],
    tests: ['packages/application/test/check-in'],
  },
  {
    name: 'waits-confused',
    what: '自己重试的最长间隔与对方可以要求的最长等待写反了',
    file: 'packages/application/src/account-sync/deliver-account.ts',
    edits: [
      [
        'attempts, LONGEST_RETRY_MS),\n    Math.min(retryAfterMs, LONGEST_REST_MS),',
        'attempts, LONGEST_REST_MS),\n    Math.min(retryAfterMs, LONGEST_RETRY_MS),',
      ],
    ],
    tests: ['packages/application/test/account-sync'],
  },
  {
    name: 'pages-overlap',
    what: '订单列表翻页时页与页重叠',
    file: 'packages/application/src/shop/page.ts',
    edits: [['offset: pageNum * pageSize,', 'offset: pageNum,']],
    tests: ['packages/application/test/shop'],
  },
  {
    name: 'cursor-of-another-list',
    what: '别的列表的、改过的游标也能翻页',
    file: 'packages/application/src/shared/key-page.ts',
    edits: [['cursorOf(name, key) === cursor', "name !== ''"]],
    tests: ['packages/application/test/shared'],
  },
  {
    name: 'guessed-at-from-everywhere',
    kind: 'right',
    what: '从许多地址猜一个账号的密码没有总数限制',
    file: 'packages/application/src/member/login-guard.ts',
    edits: [
      [
        "standing === 'unknown' && (await reserve(all)) !== undefined",
        "standing === 'device' && (await reserve(all)) !== undefined",
      ],
    ],
    tests: ['packages/application/test/member'],
  },
  {
    name: 'answers-of-others',
    what: '为别的手机号算出的回答也算数',
    file: 'packages/server/src/crypto/proof-of-work.ts',
    edits: [['`${ends}.${random}.${subject}`', '`${ends}.${random}.${subject.length}`']],
    tests: ['packages/server/test/crypto/proof-of-work.test.ts'],
  },
  {
    name: 'no-ceiling-of-codes',
    what: '带着回答的人不受全站短信上限的限制',
    file: 'packages/application/src/member/send-sms-code.ts',
    edits: [
      [
        'const hard = [...LIMITS, ...ceilings(smsRules)].map(at(now));',
        'const hard = [...LIMITS].map(at(now));',
      ],
      [
        'const soft = isAsked ? unasked(smsRules).map(at(now)) : [];',
        'const soft = isAsked ? [...unasked(smsRules), ...ceilings(smsRules)].map(at(now)) : [];',
      ],
    ],
    tests: ['packages/application/test/member'],
  },
  {
    name: 'greeting-after-refund',
    what: '问候已经申请退款的买家',
    file: 'packages/application/src/greeting/greet-buyers.ts',
    edits: [
      [
        'if (order?.status !== PAID_STATUS) return NO_ORDER;',
        'if (order === undefined || PAID_STATUS.length === 0) return NO_ORDER;',
      ],
    ],
    tests: ['packages/application/test/greeting'],
  },
  {
    name: 'greeting-without-name',
    kind: 'race',
    what: '进程在发出问候之后被杀，买家再收到一遍',
    file: 'packages/application/src/greeting/greet-buyers.ts',
    edits: [['id: `greeting-${orderId}`', 'id: `greeting-${orderId}-${deps.clock.now()}`']],
    tests: ['packages/application/test/greeting'],
  },
  {
    name: 'greeting-forgotten-on-free-order',
    what: '不用付款的订单没有问候',
    file: 'packages/application/src/shop/take-order.ts',
    edits: [
      [
        'if (placed.order.status === PAID_STATUS) await tx.greetings',
        'if (placed.order.status === WAIT_PAY_STATUS) await tx.greetings',
      ],
    ],
    tests: ['packages/application/test/contracts.test.ts'],
  },
  {
    name: 'audit-end-unchecked',
    what: '核对审计日志时不看末尾：截掉最后几行没有人知道',
    file: 'packages/application/src/audit/verify-audit.ts',
    edits: [
      ['else if (head.seq > last.seq) return', 'else if (head.seq < 0) return'],
      ['if ((head?.seq ?? 0) === last.seq) break;', 'if ((head?.seq ?? 0) >= last.seq) break;'],
    ],
    tests: ['packages/application/test/audit/chain.test.ts'],
  },
  {
    name: 'audit-before-and-after-swapped',
    what: '审计日志把改前与改后写反了',
    file: 'packages/application/src/audit/changed-fields.ts',
    edits: [['before: pick(before), after: pick(after)', 'before: pick(after), after: pick(before)']],
    tests: ['packages/application/test/audit'],
  },
  {
    name: 'audit-of-what-was-not-done',
    what: '异常已经由别人处理过，审计日志还是多了一行',
    file: 'packages/application/src/shop/settle-oddity.ts',
    edits: [
      [
        'if (!(await tx.oddities.settle({ kind, subject }, userId, at))) return;',
        'await tx.oddities.settle({ kind, subject }, userId, at);',
      ],
    ],
    tests: ['packages/application/test/audit/lines.test.ts'],
  },
  {
    name: 'audit-forgotten-by-a-call',
    what: '员工上传商品图片，审计日志里没有一行',
    file: 'packages/application/src/product-image/upload-product-image.ts',
    edits: [
      [
        "productAudit(byStaff(caller.value), { act: 'products.picture', at });",
        "(productAudit(byStaff(caller.value), { act: 'products.picture', at }), () => []);",
      ],
    ],
    tests: ['packages/adapters-http/test/staff-changes.test.ts'],
  },
  {
    name: 'second-factor-code-twice',
    what: '两步验证的验证码可以用两次',
    file: 'packages/application/src/second-factor/take-code.ts',
    edits: [['step <= factor.lastStep', 'step < factor.lastStep']],
    tests: ['packages/application/test/ports.test.ts'],
  },
  {
    name: 'second-factor-not-asked',
    what: '设置了两步验证的员工，没有输入验证码也是员工',
    file: 'packages/application/src/shared/staff-standing.ts',
    edits: [
      [
        "{ pending: { staff, step: 'code' }, secondFactor }",
        "{ staff, pending: { staff, step: 'code' }, secondFactor }",
      ],
    ],
    tests: ['packages/adapters-http/test/second-factor-gate.test.ts'],
  },
  {
    name: 'second-factor-fresh-forever',
    what: '敏感操作之前的验证码输入一次就一直算',
    file: 'packages/application/src/shared/second-factor.ts',
    edits: [['age < FRESH_FACTOR_MS && ', '']],
    tests: ['packages/application/test/ports.test.ts'],
  },
  {
    name: 'second-factor-guesses-without-end',
    what: '两步验证的验证码可以一直猜',
    file: 'packages/application/src/second-factor/take-code.ts',
    edits: [['await tx.secondFactors.store(afterWrong(factor, now));', '']],
    tests: ['packages/application/test/ports.test.ts'],
  },
];
