/** Pages and widgets in a real browser: slow, so each names the one file that should notice. */
export const pages = [
  {
    name: 'console-stays-after-lost-right',
    what: '后台的权限被收回，打开着的页面还停在那里',
    file: 'packages/web/src/layouts/admin/use-staff-by.ts',
    edits: [['if (away !== undefined) void navigate', "if (away === '') void navigate"]],
    tests: ['packages/web/test/browser/admin-frame.test.ts'],
  },
  {
    name: 'link-opens-where-reader-was',
    what: '点链接打开的页面停在上一个页面的位置',
    file: 'packages/web/src/layouts/root-layout.tsx',
    edits: [
      [
        "<ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />",
        "{title === '' && (<ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />)}",
      ],
    ],
    tests: ['packages/web/test/browser/pages.test.ts'],
  },
  {
    name: 'begun-calls-asked-again',
    what: '页面开头已经问过的数据又问一遍',
    file: 'packages/web/src/container/begun-calls.ts',
    edits: [['call.body === init?.body', 'call.body !== init?.body']],
    tests: ['packages/web/test/begun-calls.test.ts', 'packages/web/test/browser/starting.test.ts'],
  },
  {
    name: 'focus-lost-after-dialog',
    what: '对话框关闭后焦点没有回到打开它的地方',
    file: 'packages/adapters-ui/src/widgets/modal/use-focus-scope.ts',
    edits: [
      [
        'if (before instanceof HTMLElement && before.isConnected) before.focus();',
        'if (before instanceof HTMLElement && !before.isConnected) before.focus();',
      ],
    ],
    tests: ['packages/web/test/browser/profile-leaving.test.ts'],
  },
  {
    name: 'changes-dropped-silently',
    what: '资料改了没有保存，关闭时不问就丢掉',
    file: 'packages/web/src/features/account/components/profile-dialog.tsx',
    edits: [['if (dirty) setAsking(true);', 'if (dirty && uploading) setAsking(true);']],
    tests: ['packages/web/test/browser/profile-leaving.test.ts'],
  },
  {
    name: 'note-edit-lost-on-reload',
    what: '正在修改的笔记刷新后不见了',
    file: 'packages/web/src/features/study/notes/use-note-edits.ts',
    edits: [
      [
        'return new Map(Array.isArray(kept) ? kept.filter(isEntry) : []);',
        'return new Map(Array.isArray(kept) ? kept.filter(isEntry).slice(1) : []);',
      ],
    ],
    tests: ['packages/web/test/browser/notes.test.ts'],
  },
  {
    name: 'wrong-field-without-focus',
    what: '提交被拒绝时焦点不去第一个有错的字段',
    file: 'packages/web/src/forms/use-form.ts',
    edits: [['leads.current = found !== undefined;', 'leads.current = found === undefined;']],
    tests: ['packages/web/test/browser/login.test.ts'],
  },
  {
    name: 'dialog-stays-after-confirm',
    what: '确定成功之后对话框不关闭',
    file: 'packages/adapters-ui/src/widgets/modal/modal.tsx',
    edits: [["if (outcome.kind === 'done') onClose();", "if (outcome.kind === 'kept') onClose();"]],
    tests: ['packages/web/test/browser/widgets.test.ts'],
  },
  {
    name: 'button-of-wrong-device',
    what: '当前设备也有退出按钮，别的设备没有',
    file: 'packages/web/src/features/account/components/devices-dialog.tsx',
    edits: [
      [
        'onEnd={session.current ? undefined : () => onEnd(session)}',
        'onEnd={session.current ? () => onEnd(session) : undefined}',
      ],
    ],
    tests: ['packages/web/test/browser/account-security.test.ts'],
  },
  {
    name: 'line-lost-on-reload',
    what: '刷新课文之后回不到原来的那一行',
    file: 'packages/web/src/features/study/reading/use-place.ts',
    edits: [
      [
        'isBack.current && line?.lesson === lesson ? line : undefined',
        '!isBack.current && line?.lesson === lesson ? line : undefined',
      ],
    ],
    tests: ['packages/web/test/browser/study-place.test.ts'],
  },
  {
    name: 'other-tabs-not-told',
    what: '一个标签页退出登录，其他标签页不知道',
    file: 'packages/web/src/routing/follow-tabs.ts',
    edits: [
      [
        '.subscribe((memberId) => tabs.tell(memberId));',
        '.subscribe((memberId) => memberId === undefined || tabs.tell(memberId));',
      ],
    ],
    tests: ['packages/web/test/follow-tabs.test.ts', 'packages/web/test/browser/session-tabs.test.ts'],
  },
  {
    name: 'pinyin-chooses',
    what: '用拼音输入时按回车选中了列表里的学校',
    file: 'packages/adapters-ui/src/widgets/combobox/combobox.tsx',
    edits: [['    if (isComposed(event)) return;\n', '']],
    tests: ['packages/web/test/browser/school-field.test.ts'],
  },
  {
    name: 'payment-not-asked-on-return',
    what: '从微信付完款回到页面，不去问付了没有',
    file: 'packages/web/src/features/shop/pay/components/use-go-pay.ts',
    edits: [['    PAYING.leave(environment, orderId);\n', '']],
    tests: ['packages/web/test/browser/shop-phone.test.ts'],
  },
  {
    name: 'program-leaves-network',
    kind: 'right',
    what: '学员的程序仍能从原型上拿到联网的函数',
    file: 'packages/web/src/features/study/sandbox/worker-base.js',
    edits: [
      [
        '    for (let owner = self; owner !== null; owner = Object.getPrototypeOf(owner)) delete owner[name];',
        '    self[name] = undefined;',
      ],
    ],
    tests: ['packages/web/test/browser/run-javascript.test.ts'],
  },
  {
    name: 'choice-survives-filter',
    what: '换了筛选以后，之前选中的行还选着',
    file: 'packages/web/src/lists/use-selection.ts',
    edits: [['if (held.place === place)', "if (held.place === place || place !== '')"]],
    tests: ['packages/web/test/browser/lists.test.ts'],
  },
  {
    name: 'mobile-of-the-one-before',
    what: '学员主页上显示了的手机号，换一位学员还在',
    file: 'packages/web/src/layouts/admin/screens.tsx',
    edits: [['key={pagePath(path)}', "key={pagePath('/admin')}"]],
    tests: ['packages/web/test/browser/admin-day.test.ts'],
  },
  {
    name: 'unsure-said-as-failed',
    what: '没有收到批量更换的结果时，说成没有更换',
    file: 'packages/web/src/features/admin/table/use-bulk-report.tsx',
    edits: [
      [
        'cause instanceof RequestError && cause.status === undefined',
        'cause instanceof RequestError && cause.status === 0',
      ],
    ],
    tests: ['packages/web/test/browser/admin-students.test.ts'],
  },
  {
    name: 'views-of-all-lists-are-one',
    what: '一个列表里改过的「全部」，在另一个列表里也当作改过',
    file: 'packages/web/src/features/admin/views/seen-views.ts',
    edits: [['`ykd-view ${list} ${memberIdOf', '`ykd-view ${list.slice(0, 0)} ${memberIdOf']],
    tests: ['packages/web/test/admin-views.test.ts'],
  },
];
