/** The composition root, jobs, settings and files. */
export const server = [
  {
    name: 'demo-served-in-production',
    kind: 'right',
    what: '载入过演示数据的数据库在生产环境照常服务',
    file: 'packages/server/src/open-site-database.ts',
    edits: [
      [
        'if (config.production && (await',
        "if (config.production && config.database.kind !== 'sqlite' && (await",
      ],
    ],
    tests: ['packages/server/test/process/start.test.ts'],
  },
  {
    name: 'codes-shown-to-other-machines',
    kind: 'right',
    what: '监听所有地址时，显示验证码的页面照样开放',
    file: 'packages/server/src/settings/operation.ts',
    edits: [
      [
        'read.DEV_PAGES === undefined ? isLoopback(host)',
        'read.DEV_PAGES === undefined ? isLoopback(host) || host !== ""',
      ],
    ],
    tests: ['packages/server/test/config.test.ts'],
  },
  {
    name: 'demo-payments-forgotten',
    what: '内置微信支付不认得演示学校的付款，同意退款以后退不成',
    file: 'packages/server/src/fill-database.ts',
    edits: [['= paymentsOf(school)', '= paymentsOf(school).slice(0, 1)']],
    tests: ['packages/server/test/process/demo-school.test.ts'],
  },
  {
    name: 'ready-while-writes-fail',
    what: '写不进去的时候 /readyz 仍是 200',
    file: 'packages/server/src/readiness.ts',
    edits: [['if (trouble !== undefined) throw new', "if (trouble === 'corrupted') throw new"]],
    tests: ['packages/server/test/readiness.test.ts'],
  },
  {
    name: 'demo-restored-unnoticed',
    what: '在生产环境恢复或移动载入过演示数据的数据库，命令什么也不说',
    file: 'packages/server/src/persistence/copy/contents.ts',
    edits: [
      [
        'if (batch.some(([name]) => name === DEMO)) return true;',
        'if (batch.every(([name]) => name === DEMO)) return false;',
      ],
    ],
    tests: ['packages/server/test/cli/backup.test.ts'],
  },
  {
    name: 'empty-postgres-begun-anew',
    what: '用过的数据目录旁边，空的 PostgreSQL 数据库成为新的站点',
    file: 'packages/server/src/persistence/vanished.ts',
    edits: [
      [
        'if (left.length === 0 || !(await isNew())) return;',
        'if (left.length === 0 || (await isNew())) return;',
      ],
    ],
    tests: ['packages/server/test/persistence/vanished.test.ts'],
  },
  {
    name: 'ready-without-its-file',
    what: '数据库文件被换成了别的文件，/readyz 仍是 200',
    file: 'packages/server/src/persistence/sqlite-engine.ts',
    edits: [
      [
        'if (fileIdentity(join(this.#folder, DATABASE_FILE)) === this.#identity)',
        'if ((fileIdentity(join(this.#folder, DATABASE_FILE)) ?? this.#identity) !== undefined)',
      ],
    ],
    tests: ['packages/server/test/process/readiness.test.ts'],
  },
  {
    name: 'probe-at-each-call',
    what: '每次问 /readyz 都往数据库里写',
    file: 'packages/server/src/readiness.ts',
    edits: [
      [
        'if (now() - triedAt < everyMs) return trying;',
        'if (now() - triedAt < Math.min(everyMs, 0)) return trying;',
      ],
    ],
    tests: ['packages/server/test/readiness.test.ts'],
  },
  {
    name: 'emptied-secret-replaced',
    what: '被清空的密钥文件悄悄换成新的',
    file: 'packages/server/src/settings/session-secret.ts',
    edits: [
      [
        "if (codeOf(error) === 'ENOENT') return undefined;\n    throw error;\n  }\n",
        "if (codeOf(error) === 'ENOENT') return undefined;\n    throw error;\n  }\n  if (secret === '') rmSync(join(dataDir, SESSION_SECRET_FILE));\n  if (secret === '') return undefined;\n",
      ],
    ],
    tests: ['packages/server/test/session-secret.test.ts'],
  },
  {
    name: 'last-super-admin-gone',
    kind: 'right',
    what: '最后一位超级管理员也能停用',
    file: 'packages/application/src/people/change-employee.ts',
    edits: [['superAdmins(), userId, undefined))', 'superAdmins(), userId, before.staff))']],
    tests: ['packages/server/test/cli/staff.test.ts'],
  },
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
    file: 'packages/server/src/jobs/rounds.ts',
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
    edits: [['      if (!config.operation.devPages) return;\n', '']],
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
    edits: [['mode: 0o600, flush: true', 'flush: true']],
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
  {
    name: 'one-account-fills-the-known-lane',
    what: '认识的通道按网络地址轮流：一个账号从许多地址来，占满它',
    file: 'packages/server/src/crypto/fair-turns.ts',
    edits: [
      ['lanes.known.waiting(known) < KNOWN_WAITING_MAX;', 'lanes.known.waiting(from) < KNOWN_WAITING_MAX;'],
      ['lanes.known.join(known, one)', 'lanes.known.join(from, one)'],
    ],
    tests: ['packages/server/test/crypto'],
  },
  {
    name: 'pictures-in-one-line',
    what: '图片按先后处理，一个人的许多张挡住别人的一张',
    file: 'packages/server/src/images/images.ts',
    edits: [['from: ownerId }', "from: '' }"]],
    tests: ['packages/server/test/images/images-busy.test.ts'],
  },
];
