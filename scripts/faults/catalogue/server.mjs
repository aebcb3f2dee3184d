/** The composition root, jobs, settings and files. */
export const server = [
  {
    name: 'end-does-not-wait',
    kind: 'race',
    what: '停止服务时不等正在投递的账号变更',
    file: 'packages/server/src/jobs/deliver-accounts.ts',
    edits: [
      ['      await filling.ended();\n      await Promise.all(underWay);', '      await filling.ended();'],
    ],
    tests: ['packages/server/test/jobs'],
  },
  {
    name: 'rounds-overlap',
    kind: 'race',
    what: '上一轮还没有结束，下一轮支付检查又开始',
    file: 'packages/server/src/jobs/look-after-payments.ts',
    edits: [['running ??= round()', 'running = round()']],
    tests: ['packages/server/test/jobs'],
  },
  {
    name: 'bell-before-commit',
    kind: 'race',
    what: '事务提交之前就叫投递的任务来看',
    file: 'packages/server/src/jobs/ring-on-wish.ts',
    edits: [
      [
        '    const outcome = await work;\n    if (wanted) bell.ring();\n    return outcome;',
        '    if (wanted) bell.ring();\n    return work;',
      ],
    ],
    tests: ['packages/server/test/jobs'],
  },
  {
    name: 'sessions-swept-late',
    what: '过期的会话多留一天才清理',
    file: 'packages/server/src/jobs/sweep.ts',
    edits: [['sessions.deleteExpired(now)', 'sessions.deleteExpired(now - SMS_MEMORY_MS)']],
    tests: ['packages/server/test/jobs'],
  },
  {
    name: 'demo-tools-outside-the-demo',
    kind: 'right',
    what: '演示之外也能看到所有账号、停掉内置服务',
    file: 'packages/server/src/local/start.ts',
    edits: [['      if (!config.demo) return;\n', '']],
    tests: ['packages/server/test/process/local-services.test.ts'],
  },
  {
    name: 'address-forged',
    kind: 'right',
    what: '信任代理的层数多算一层，客户端可以伪造自己的地址',
    file: 'packages/server/src/server.ts',
    edits: [['hop < trustProxy;', 'hop <= trustProxy;']],
    tests: ['packages/server/test/process/start.test.ts'],
  },
  {
    name: 'secret-read-by-all',
    kind: 'right',
    what: '会话密钥的文件谁都能读',
    file: 'packages/server/src/settings/session-secret.ts',
    edits: [["openSync(file, 'w', 0o600)", "openSync(file, 'w')"]],
    tests: ['packages/server/test/session-secret.test.ts'],
  },
  {
    name: 'half-written-upload',
    what: '上传的文件直接写到原位：写到一半断电就是半个文件',
    file: 'packages/server/src/files/disk-store.ts',
    edits: [
      ['const unfinished = join(folder, `.${randomUUID()}`);', 'const unfinished = path;'],
      ["import { randomUUID } from 'node:crypto';\n", ''],
    ],
    tests: ['packages/server/test/files'],
  },
  {
    name: 'strangers-first',
    what: '忙的时候，陌生设备的登录排在认识的设备前面',
    file: 'packages/server/src/crypto/fair-turns.ts',
    edits: [['lanes.known.take() ?? lanes.others.take()', 'lanes.others.take() ?? lanes.known.take()']],
    tests: ['packages/server/test/crypto'],
  },
];
