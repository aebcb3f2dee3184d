/** Routes, plugins and the client. */
export const http = [
  {
    name: 'console-sent-to-students',
    kind: 'right',
    what: '服务端把后台的页面发给不是员工的会员',
    file: 'packages/adapters-http/src/plugins/page-guards.ts',
    edits: [
      ['staff.ok ? staff.value : undefined', "staff.ok ? staff.value : { role: 'superAdmin', grants: [] }"],
    ],
    tests: ['packages/adapters-http/test/plugins/admin-pages.test.ts'],
  },
  {
    name: 'unproven-origin-passes',
    kind: 'right',
    what: '带着 Cookie、又说不出来处的请求可以改动数据（CSRF）',
    file: 'packages/adapters-http/src/plugins/origin-check.ts',
    edits: [
      [
        "request.headers['sec-fetch-site'] !== 'same-origin' &&",
        "request.headers['sec-fetch-site'] === 'cross-site' &&",
      ],
    ],
    tests: ['packages/adapters-http/test/plugins', 'packages/adapters-http/test/routes/csrf.test.ts'],
  },
  {
    name: 'cookie-read-by-scripts',
    kind: 'right',
    what: '页面脚本能读到会话 Cookie',
    file: 'packages/adapters-http/src/plugins/session-cookie.ts',
    edits: [
      ["{ httpOnly: true, sameSite: 'lax', path: '/' } as const", "{ sameSite: 'lax', path: '/' } as const"],
    ],
    tests: ['packages/adapters-http/test/plugins'],
  },
  {
    name: 'idle-connections-keep-others-out',
    what: '连接满了，闲着的不给新来的让位：几个地址就能关掉整个站',
    file: 'packages/adapters-http/src/plugins/connections.ts',
    edits: [
      [
        'if (idle === undefined) return false;',
        'if (idle === undefined || connections.size >= total) return false;',
      ],
    ],
    tests: ['packages/adapters-http/test/plugins/connections.test.ts'],
  },
  {
    name: 'first-of-several-sessions',
    kind: 'right',
    what: '有几个同名的会话 Cookie 时取第一个：邻居写的会话进来了',
    file: 'packages/adapters-http/src/plugins/session-cookie.ts',
    edits: [['countOf(header, name) > 1;', 'countOf(header, name) > 9;']],
    tests: ['packages/adapters-http/test/plugins/session.test.ts'],
  },
  {
    name: 'password-change-unlimited',
    what: '改密码的接口忘了限流',
    file: 'packages/adapters-http/src/contracts/member.ts',
    edits: [
      [
        "errors: ['not-logged-in', 'forbidden', 'invalid-input', 'wrong-sms-code', 'logins-unavailable'],\n    limit: 'login',",
        "errors: ['not-logged-in', 'forbidden', 'invalid-input', 'wrong-sms-code', 'logins-unavailable'],",
      ],
    ],
    tests: ['packages/adapters-http/test/routes', 'packages/adapters-http/test/plugins'],
  },
  {
    name: 'check-in-unlimited',
    what: '提交打卡的接口忘了限流',
    file: 'packages/adapters-http/src/contracts/check-in.ts',
    edits: [["    limit: 'check-in',\n", '']],
    tests: ['packages/adapters-http/test/routes', 'packages/adapters-http/test/plugins'],
  },
  {
    name: 'internal-error-told',
    what: '程序错误的原文回答给了客户端',
    file: 'packages/adapters-http/src/plugins/errors.ts',
    edits: [
      [
        'return sendProblem(reply, problem);',
        "return problem === 'INTERNAL' && error instanceof Error\n      ? reply.code(500).send({ isSuccess: false, code: problem, message: error.message })\n      : sendProblem(reply, problem);",
      ],
    ],
    tests: ['packages/adapters-http/test/plugins'],
  },
  {
    name: 'metrics-behind-proxy',
    kind: 'right',
    what: '经过本机的反向代理，谁都能读到监控指标',
    file: 'packages/adapters-http/src/plugins/metrics.ts',
    edits: [['FORWARDING.every((name)', 'FORWARDING.some((name)']],
    tests: ['packages/adapters-http/test/plugins'],
  },
  {
    name: 'missing-order-is-400',
    what: '订单不存在时回答 400 而不是 404',
    file: 'packages/adapters-http/src/contracts/errors.ts',
    edits: [["named('order-not-found', 404,", "named('order-not-found', 400,"]],
    tests: ['packages/adapters-http/test/routes', 'packages/adapters-http/test/contracts'],
  },
  {
    name: 'notice-of-any-size',
    what: '支付通知的大小限制漏了，只剩下一般请求的',
    file: 'packages/adapters-http/src/routes/payment-notice.ts',
    edits: [
      ['/** Larger than any notification, in bytes. */\nconst BODY_LIMIT = 64 * 1024;\n', ''],
      ["{ parseAs: 'string', bodyLimit: BODY_LIMIT },", "{ parseAs: 'string' },"],
    ],
    tests: ['packages/adapters-http/test/routes'],
  },
  {
    name: 'strangers-upload-read',
    kind: 'right',
    what: '没有登录的人上传的文件先读完才拒绝',
    file: 'packages/adapters-http/src/plugins/login-check.ts',
    edits: [["scope.addHook('onRequest',", "scope.addHook('preHandler',"]],
    tests: ['packages/adapters-http/test/routes', 'packages/adapters-http/test/plugins'],
  },
  {
    name: 'stream-slots-used-up',
    what: '订单的事件流结束后不归还名额，看几次就再也打不开',
    file: 'packages/adapters-http/src/routes/order-watch.ts',
    edits: [
      [
        '    } finally {\n      slots.free(userId);\n    }',
        '    } catch (error) {\n      slots.free(userId);\n      throw error;\n    }',
      ],
    ],
    tests: ['packages/adapters-http/test/routes'],
  },
  {
    name: 'inline-scripts-allowed',
    kind: 'right',
    what: '内容安全策略允许内联脚本',
    file: 'packages/adapters-http/src/plugins/security-headers.ts',
    edits: [[`scriptSrc: ["'self'"],`, `scriptSrc: ["'self'", "'unsafe-inline'"],`]],
    tests: ['packages/adapters-http/test/plugins'],
  },
  {
    name: 'page-kept-by-caches',
    what: '网页入口被缓存一小时：升级之后仍然引用已经没有的脚本',
    file: 'packages/adapters-http/src/plugins/static-web.ts',
    edits: [
      [
        "reply.header('cache-control', user === undefined ? 'no-cache' : 'private, no-cache');",
        "reply.header('cache-control', 'public, max-age=3600');",
      ],
    ],
    tests: ['packages/adapters-http/test/plugins'],
  },
  {
    name: 'sandbox-with-origin',
    kind: 'right',
    what: '学员的程序有本站的来源，能读到登录者的数据',
    file: 'packages/adapters-http/src/plugins/sandbox-page.ts',
    edits: [["'sandbox allow-scripts',", "'sandbox allow-scripts allow-same-origin',"]],
    tests: ['packages/adapters-http/test/plugins', 'packages/web/test/sandbox-page.test.ts'],
  },
  {
    name: 'payment-notice-swallowed',
    what: '支付通知没有存下也回答成功，微信支付不再通知',
    file: 'packages/adapters-http/src/routes/payment-notice.ts',
    edits: [
      [
        "return refuse(reply, 500, '暂时无法处理，请重新通知');",
        "return refuse(reply, 200, '暂时无法处理，请重新通知');",
      ],
    ],
    tests: ['packages/adapters-http/test/routes'],
  },
  {
    name: 'living-stream-cut',
    what: '有心跳的事件流开着 45 秒也被当成断开',
    file: 'packages/adapters-http/src/client/read-events.ts',
    edits: [
      ['silence = setTimeout(', 'silence ??= setTimeout('],
      ['      clearTimeout(silence);\n      if (done)', '      if (done)'],
    ],
    tests: ['packages/adapters-http/test/client'],
  },
  {
    name: 'pipelined-all-at-once',
    what: '同一个连接上的请求一起开始，没有人取的回答堆满内存',
    file: 'packages/adapters-http/src/plugins/pipelining.ts',
    edits: [['if (waiting === undefined) {', 'if (waiting?.length !== PIPELINED_MAX) {']],
    tests: ['packages/adapters-http/test/plugins/connections.test.ts'],
  },
  {
    name: 'answer-never-taken',
    what: '没有人取的回答永远占着连接',
    file: 'packages/adapters-http/src/plugins/pipelining.ts',
    edits: [['socket.setTimeout(answerMs)', 'socket.setTimeout(answerMs * 0)']],
    tests: ['packages/adapters-http/test/plugins/connections.test.ts'],
  },
  {
    name: 'dribbled-body-waits',
    what: '请求体可以像上传一样慢慢发',
    file: 'packages/adapters-http/src/plugins/request-timeouts.ts',
    edits: [
      ['routeOptions.config.takesFile !== true', 'routeOptions.config.takesFile === false && raw.complete'],
    ],
    tests: ['packages/adapters-http/test/plugins/connections.test.ts'],
  },
  {
    name: 'check-in-picture-of-others',
    kind: 'right',
    what: '登录了就能看别人的打卡图片',
    file: 'packages/application/src/check-in/shown-pictures.ts',
    edits: [['?.userId === userId', ' !== undefined || userId === name']],
    tests: ['packages/adapters-http/test/routes/check-in.test.ts'],
  },
  {
    name: 'export-of-one-who-left-early',
    what: '在回答之前就离开的人的导出一直算正在进行，服务端也停不下来',
    file: 'packages/adapters-http/src/routes/export-file.ts',
    edits: [['finished(raw)', "new Promise((resolve) => raw.once('close', resolve))"]],
    tests: ['packages/adapters-http/test/routes/export-ends.test.ts'],
  },
  {
    name: 'export-holds-everybody',
    what: '导出从头到尾是一口气，别的人等到它完',
    file: 'packages/adapters-http/src/export/encode.ts',
    edits: [['      yield lines;\n      await turn();', '      yield lines;']],
    tests: ['packages/adapters-http/test/export/encode.test.ts'],
  },
  {
    name: 'formula-in-the-head',
    what: 'CSV 的表头可以是公式',
    file: 'packages/adapters-http/src/export/encode.ts',
    edits: [['columns.map(({ title }) => csvText(title))', 'columns.map(({ title }) => title)']],
    tests: ['packages/adapters-http/test/export/encode.test.ts'],
  },
  {
    name: 'money-in-cents',
    what: '导出的金额是分，不是元',
    file: 'packages/adapters-http/src/export/encode.ts',
    edits: [["kind === 'money' ? cell / 100 : cell", "kind === 'number' ? cell / 100 : cell"]],
    tests: ['packages/adapters-http/test/export/encode.test.ts'],
  },
];
