import type { Rolldown } from 'vite';

type Group = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];

/** A pattern for modules whose path has one of these in it. */
const inPath = (...parts: readonly string[]): RegExp =>
  new RegExp(parts.join('|').replaceAll('/', String.raw`[\\/]`));

/** What the way in, the dialogs of the account and the shop have in common: fields. */
const forms: Group = {
  name: 'forms',
  test: inPath(
    'web/src/forms/',
    'web/src/components/(authorize-button|last-used|sms-code-field|unbind-dialog)',
    'web/src/messages/zh-CN/(last-used|new-password|sms-code|weixin)',
    'web/src/routing/(tab-note|use-login-href)',
    'adapters-http/dist/contracts/weixin',
    'adapters-ui/dist/stores/lookup',
    'adapters-ui/dist/widgets/(countdown-button|field-messages|password-input|text-input)',
    'application/dist/weixin/',
    'domain/dist/(member/(avatar|mobile|password-change)|shared/(bytes|text-issue))',
  ),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** The words of the dialogs of the account: nobody needs them before one of them is open. */
const account: Group = {
  name: 'account',
  test: inPath('web/src/features/account/messages/', 'application/dist/device/'),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What the way in has in common with the pages right after it. */
const wayIn: Group = {
  name: 'way-in',
  test: inPath('web/src/features/login/'),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/**
 * What a lesson begins with, its page and all: the console, which shows lessons before they are published, would divide it
 * otherwise. What it loads later is no part of it.
 */
const lessons: Group = {
  name: 'lessons',
  test: inPath(
    'web/src/areas/study',
    'web/src/features/study/(content|pages|reading)/',
    'web/src/features/study/(keys|load-failure|outline|preview-mode|records-saved|services|site)\\.',
    'web/src/features/study/components/(?!course-end|malformed-position|missing-lesson|refused-course)',
    'web/src/features/study/messages/zh-CN/(refused|run|study)\\.',
    'web/src/features/study/notes/use-note-edits',
    'web/src/features/study/run/(exercise-card|lazy-editor|results|run-button|runnable-code|use-)',
    'web/src/features/study/tools/use-',
    'adapters-http/dist/contracts/study\\.',
    'adapters-ui/dist/stores/(code-run|study-store)',
    'application/dist/study/(course-picture-url|same-output)',
  ),
  includeDependenciesRecursively: false,
};

/** What a yearly report begins with, its pages and all: class teachers, whom a student shows his, would divide it otherwise. */
const stories: Group = {
  name: 'story',
  test: inPath(
    'web/src/(areas|layouts)/report',
    'web/src/container/shown-report-queries',
    'web/src/features/report/(?!designs/(?!load-design)|messages/zh-CN/shown|share/share-|share/shared-|shown/)',
    'web/src/features/report/share/share-report',
    'adapters-http/dist/contracts/(shown-report|year-report)\\.',
    'application/dist/year-report/',
    'domain/dist/(access/report-pages|report/(editions|told-pages|year-goal))',
  ),
  includeDependenciesRecursively: false,
};

/** How pages read: the way in and a lesson do without. */
const reading: Group = {
  name: 'reading',
  test: inPath(
    'adapters-ui/dist/(stores/query|react/use-query|widgets/answer)',
    'web/src/container/(binding-queries|services-hook)',
  ),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What the pages of the console are made of. */
const OF_CONSOLE = inPath(
  'web/src/(features|layouts)/admin/',
  'adapters-ui/dist/widgets/picker/',
  'application/dist/(assistant|audit|audit-words|bill|dashboard|department|employee|follow-up|hand-over|list-export|list-view|people|performance|roster|school-class|staff-course|staff-list|staff-order|staff-product|staff-refund|student|student-page|tag)/',
  'application/dist/(greeting/|shared/tag-mark|invoice/(list|staff-)|(partner|payout)/(list|staff-)|shop/(oddity-list|port))',
  'application/dist/security/(?!words)',
  'application/dist/(message/|entities/message)',
  'adapters-http/dist/contracts/message\\.',
  'application/dist/ports/(export-runs|list-views)',
  'application/dist/entities/(audit-entry|bill|care|day-sum|department|employee|follow-up|hand-over|product-price|security-event|tag)',
  'adapters-http/dist/contracts/(assistant|audit|bill|dashboard|department|employee|follow-up|hand-over|list-export|list-state|list-view|performance|product-image|roster|school-class|second-factor|security|shop-staff|staff|student|tag)',
  'application/dist/(activity/|entities/activity)',
  'adapters-http/dist/contracts/activity\\.',
  'application/dist/check-in/(effect-view|staff-port|standing-view)',
  'domain/dist/(activity/(?!prize-(address|claim))|campaign/(period-issues|review)|site/|dashboard/|follow-up/|people/|performance/|roster/|school-class/(?!event|state|time-change)|member/(student-note|tag-form)|course/version-import|bill/)',
);

/** What a page about an order and the pages about money have in common: most pages of the console do without. */
const money: Group = {
  name: 'money',
  test: inPath('web/src/features/admin/orders/(order-detail|proposal-lines|staff-money)'),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** Forms that several may change at once: most pages of the console do without. */
const kept: Group = {
  name: 'kept',
  test: inPath('web/src/features/admin/(blocks/(kept-dialog|use-kept-form)|messages/zh-CN/kept)'),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What the pages of the console have in common: learners do without. */
const admin: Group = {
  name: 'console',
  test: OF_CONSOLE,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What learners and staff have in common of classes, which would else come to the pages of the console about them. */
const classes: Group = {
  name: 'classes',
  test: inPath(
    'adapters-http/dist/contracts/my-schedule',
    'application/dist/(my-schedule/|entities/class-(event|state))',
    'domain/dist/school-class/(event|state|time-change)',
    'web/src/components/(calendar-dialog|event-time)',
    'web/src/container/calendar-queries',
    'web/src/messages/zh-CN/calendar',
  ),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/**
 * What the pages of one subject have in common, which most pages of the console do without: beside what all of them are made of,
 * lest each page load what only some need; `care` is what the page of a student shows of classes and of who looks after him.
 */
const subjects: Group[] = (
  [
    // By themselves: types, stages and tags need nothing of a class.
    ['class-tabs', 'web/src/features/admin/classes/class-tabs'],
    [
      'class',
      'web/src/features/admin/(classes/(?!state-badge|why)|queries/group-queries)',
      'web/src/features/admin/messages/zh-CN/class-',
      'application/dist/class-(event|glance|group)/',
      'adapters-http/dist/contracts/class-',
      'domain/dist/class-group/',
    ],
    [
      'roster',
      'web/src/features/admin/(rosters/|messages/zh-CN/roster)',
      '(application|domain)/dist/roster/',
      'adapters-http/dist/contracts/roster',
    ],
    // By themselves: the shifts have no list of assistants.
    [
      'shift',
      'web/src/features/admin/assistants/assistant-tabs',
      'web/src/features/admin/(shifts/|messages/zh-CN/shifts)',
      '(application|domain)/dist/shift/',
      'adapters-http/dist/contracts/shift\\.',
      'application/dist/entities/shift\\.',
    ],
    ['assistant', 'web/src/features/admin/assistants/(?!assistant-queries|hand-over-records|received-strip)'],
    [
      'care',
      'web/src/features/admin/(classes/(state-badge|why)|queries/(class-queries|find-classes))',
      'web/src/features/admin/assistants/(assistant-queries|hand-over-records)',
      'web/src/features/admin/messages/zh-CN/(assistants|classes)',
      'application/dist/(assistant|hand-over|school-class)/',
      'application/dist/entities/(hand-over|school-class)',
      'adapters-http/dist/contracts/(assistant|hand-over|school-class)',
      'domain/dist/school-class/(?!event|state|time-change)',
    ],
    [
      'message',
      'web/src/features/admin/(message/(?!late-|write-command|write-to-student)|messages/zh-CN/messages)',
      'application/dist/(message/(?!limits)|entities/message)',
      'adapters-http/dist/contracts/message\\.',
    ],
    [
      'performance',
      'web/src/features/admin/(performance/|messages/zh-CN/performance)',
      '(application|domain)/dist/performance/',
      'adapters-http/dist/contracts/performance',
    ],
    // By themselves: the preview has no form, and so nothing by which audiences are chosen.
    [
      'activity-frame',
      'web/src/features/admin/activity/activity-',
      'web/src/features/admin/messages/zh-CN/activities',
    ],
    [
      'activity',
      'web/src/features/admin/(activity/|messages/zh-CN/activities)',
      'application/dist/activity/',
      'domain/dist/activity/(?!prize-)',
      'application/dist/entities/activity',
      'domain/dist/(campaign/period-issues|site/)',
      'adapters-http/dist/contracts/activity\\.',
    ],
    [
      'check-in',
      'web/src/features/admin/(check-ins/(?!campaign-day-fields|campaign-field|chosen-day|mark-tones|merged-entries|refusal-words|remind-missing)|messages/zh-CN/(check-in-effect|prizes|standings))',
      'application/dist/prize/staff-port',
      'adapters-http/dist/contracts/staff-prize\\.',
    ],
    [
      'partner',
      'web/src/features/admin/(coupons/|partners/|payouts/|messages/zh-CN/(coupons|partners|payouts))',
      'application/dist/(partner|payout)/(list|staff-port)',
      'adapters-http/dist/contracts/staff-(coupon|partner|payout)\\.',
    ],
    [
      'commission',
      'web/src/features/admin/(commission/|messages/zh-CN/commission)',
      'adapters-http/dist/contracts/staff-commission\\.',
    ],
    // By itself: students and partners have pages of rows in common.
    ['paged', 'web/src/features/admin/components/paged-answer'],
    ['order-by-hand', 'web/src/features/admin/blocks/order-by-hand'],
    ['bill', 'web/src/features/admin/(bills/|messages/zh-CN/bills)'],
    ['course', 'web/src/features/admin/courses/', 'adapters-http/dist/contracts/staff-course\\.'],
    // By themselves: the palette says of courses what their pages say.
    ['course-words', 'web/src/features/admin/messages/zh-CN/courses'],
    ['product', 'web/src/features/admin/products/', 'adapters-http/dist/contracts/staff-product\\.'],
  ] as const
).map(([name, ...parts]) => ({
  name: `${name}-pages`,
  test: inPath(...parts),
  minShareCount: 2,
  includeDependenciesRecursively: false,
}));

/**
 * What the pages that staff have on phones have in common with the console: they do without the rest of it, for the connection may be
 * bad there: what it says of check-ins, campaigns, and what it counts by hours.
 */
const desk: Group[] = (
  [
    [
      'reviews',
      'web/src/features/admin/check-ins/(campaign-day-fields|campaign-field|chosen-day|mark-tones|merged-entries|refusal-words|remind-missing)',
      'web/src/features/admin/messages/zh-CN/check-ins',
      'adapters-http/dist/contracts/staff-check-in\\.',
      'application/dist/check-in/(effect-view|staff-port|standing-view)',
      'domain/dist/campaign/(copy|effect|make-up|review)',
    ],
    [
      'campaigns',
      'adapters-http/dist/contracts/activity\\.',
      'application/dist/(activity/|entities/activity)',
      'domain/dist/(activity/(?!prize-)|campaign/period-issues)',
    ],
    ['hours', 'web/src/features/admin/blocks/asked-month', 'domain/dist/shift/(hours|work-day)'],
  ] as const
).map(([name, ...parts]) => ({
  name,
  test: inPath(...parts),
  minShareCount: 2,
  includeDependenciesRecursively: false,
}));

/**
 * Who may do what and the words of the frame, which the frame and the pages of the console ask for, each by itself, and those that
 * staff have on phones, too.
 */
const rights: Group = {
  name: 'rights',
  test: inPath(
    'domain/dist/access/(admin-|rights|staff)',
    'adapters-http/dist/contracts/staff\\.',
    'application/dist/staff/',
    'application/dist/(employee|security)/words',
    'web/src/features/admin/(is-typing|member-title)',
    'web/src/features/admin/messages/zh-CN/admin',
    'web/src/layouts/admin/(admit-by|use-staff-by|use-told-end)',
  ),
  includeDependenciesRecursively: false,
};

/** Lists in tables, which the console, one's notices and the showcase have. */
const tables: Group = {
  name: 'tables',
  test: inPath(
    'web/src/lists/',
    'web/src/messages/zh-CN/lists',
    'adapters-ui/dist/widgets/(check-box|table/|tick-box)',
    'adapters-ui/dist/stores/selection',
  ),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/**
 * What few parts have in common with the console. Without a group of their own the console would be one part more that needs
 * them, and they would come to the file of what several parts need, which every first view loads.
 */
const besideConsole: Group[] = [
  {
    name: 'member',
    test: inPath(
      'web/src/layouts/learn/user-',
      'web/src/features/account/components/account-dialogs',
      'web/src/features/notice/components/notice-bell',
    ),
  },
  { name: 'sync', test: inPath('adapters-http/dist/contracts/(account-sync|sync-trouble)') },
  {
    name: 'check-ins',
    test: inPath(
      'adapters-http/dist/contracts/check-in',
      'application/dist/check-in/',
      'domain/dist/campaign/entry',
    ),
  },
  { name: 'minutes', test: inPath('domain/dist/shared/(clock|week)', 'web/src/messages/zh-CN/duration') },
  // Their rules students and staff have in common: most pages of the console do without.
  {
    name: 'prizes',
    test: inPath(
      'adapters-http/dist/contracts/prize\\.',
      'application/dist/(prize/|entities/prize-claim)',
      'domain/dist/activity/prize-(address|claim)',
    ),
  },
  // Their rules partners and staff have in common: learners and most pages of the console do without.
  {
    name: 'partners',
    test: inPath(
      'adapters-http/dist/contracts/(commission-values|partner(-commission|-coupon)?|payout)\\.',
      'application/dist/((partner|payout)/port|entities/(commission|partner|payout|submission))',
      'domain/dist/(commission/|partner/|payout/|coupon/(coupon-batch|coupon-guard|review|work-order))',
    ),
  },
  { name: 'entries', test: inPath('web/src/components/entry-(comments|pictures)') },
  // What a student sees of campaigns, and beside the menu: the console looks ahead with it.
  {
    name: 'ranking',
    test: inPath(
      'web/src/features/check-in/(components/(ranking|shown-section)|messages/zh-CN/ranking|use-set-ranked)',
    ),
  },
  {
    name: 'clock',
    test: inPath(
      'web/src/features/check-in/(?!components/campaign-|components/ranking|components/shown-section|messages/zh-CN/ranking|use-set-ranked)',
      'web/src/components/activity/phase',
      'web/src/messages/zh-CN/campaign',
      'domain/dist/campaign/(page-path|window)',
    ),
  },
  {
    name: 'extras',
    test: inPath(
      'web/src/layouts/learn/(extras|messages)/',
      'web/src/components/activity/(announcement-strip|promo-banner|report-card)',
      'web/src/messages/zh-CN/told',
    ),
  },
  {
    // What a lesson is made of, and that it waits with what is typed: as who publishes courses reads it, and the console waits.
    name: 'content',
    test: inPath(
      'adapters-http/dist/contracts/course-content',
      'application/dist/course/(content|outline)',
      'node_modules/rxjs/dist/esm/internal/operators/(debounceTime|scan)',
    ),
  },
  { name: 'pictured', test: inPath('web/src/messages/zh-CN/picture\\.') },
  // What the designs of the yearly reports have in common: no other page draws with it.
  { name: 'drawing', test: inPath('web/src/features/report/designs/(base/create-design|shapes/)') },
  { name: 'viewing', test: inPath('adapters-http/dist/contracts/viewing') },
  { name: 'tags', test: inPath('adapters-ui/dist/widgets/tag', 'domain/dist/member/student-tag') },
  { name: 'inputs', test: inPath('adapters-ui/dist/widgets/(select-input|text-area)') },
  {
    name: 'fields',
    test: inPath(
      'adapters-ui/dist/widgets/(choice-group|combobox/|is-composed|radio-style)',
      'domain/dist/member/email',
    ),
  },
  {
    name: 'invoices',
    test: inPath(
      'adapters-http/dist/contracts/invoice',
      'application/dist/(invoice/port|entities/invoice)',
      'domain/dist/invoice/',
      'web/src/routing/invoice-href',
    ),
  },
  {
    name: 'notices',
    test: inPath(
      'adapters-ui/dist/widgets/icons/bell',
      'web/src/features/notice/notice-queries',
      // How lists are asked: the bell does without their tables.
      'adapters-http/dist/contracts/(list-query|notice)',
      'application/dist/(notice/port|entities/notice|shared/key-page)',
      'domain/dist/notice/',
    ),
  },
  {
    name: 'orders',
    test: inPath(
      'adapters-ui/dist/stores/request-keys',
      'adapters-http/dist/contracts/(local-provider|shop-requests|shop-values)',
      'application/dist/entities/(coupon-instance|greeting|oddity|order-money|payment-attempt|payment-receipt|refund)',
      'application/dist/product-image/',
      'domain/dist/(order/(sku\\.js|offline-payment|order-transition|payment-way|refund-amount|refund-reason|second-person|sku-choice|twin-orders|validity-change)|shared/machine)',
    ),
  },
].map((group) => ({ ...group, minShareCount: 2, includeDependenciesRecursively: false }));

/**
 * Pictures of courses, what leads to them, and words about courses and their days, which the way in, the learning centre and the
 * shop have in common: a lesson does without.
 */
const cards: Group = {
  name: 'cards',
  test: inPath(
    'adapters-ui/dist/widgets/(course-banner/|qr-code/(?!qr-cells))',
    'domain/dist/campaign/campaigns',
    'web/src/components/(buy-prompt|go-learn-button|merged-days|when)',
    'web/src/messages/zh-CN/(learn|periods)\\.ts',
    'web/src/routing/(mall-href|shop-mall)',
  ),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What rows look like that learners do not need first, for the generic calls, and what else the console, the shop and partners have in common. */
const rows: Group = {
  name: 'rows',
  test: inPath(
    'adapters-http/dist/(client/calls-of-class|contracts/(common-query|entities))\\.',
    'adapters-http/dist/contracts/coupon-values',
    'web/src/(container/rows-later|layouts/components/page-bar|routing/reading-of)',
    'application/dist/entities/(coupon-instance|work-order|ykd-product)\\.',
    'domain/dist/(coupon/(coupon-instance|work-order)|order/product)\\.',
  ),
};

/** How codes are drawn, in pages and in pictures: nobody needs it before there is one. */
const codes: Group = {
  name: 'codes',
  test: inPath('adapters-ui/dist/widgets/qr-code/qr-cells', 'node_modules/uqr/'),
};

/** What the shop and partners have in common. */
const coupons: Group = {
  name: 'coupons',
  test: inPath(
    'adapters-ui/dist/stores/checkout-pricing',
    'domain/dist/coupon/coupon-words',
    'web/src/routing/coupon-link',
  ),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What the learning centre has in common with the pages that lead from it to courses. */
const courses: Group = {
  name: 'courses',
  test: inPath(
    'web/src/features/learn/(?!messages/(?!zh-CN/courses)|components/(access-term|period-bar|track-head))',
    'web/src/layouts/learn/(?!extras/|messages/|user-)',
    'adapters-ui/dist/widgets/course-progress',
    'adapters-http/dist/contracts/sidebar',
    'domain/dist/course/progress\\.',
  ),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What pages of orders and of coupons say: whoever looks at products does without. */
const bought: Group = {
  name: 'bought',
  test: inPath('web/src/features/shop/(messages/zh-CN/orders|orders/components/status-tabs)'),
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/** What the pages of the shop have in common. */
const goods: Group = {
  name: 'goods',
  test: inPath('web/src/(features|layouts)/shop/', 'domain/dist/order/pay-window'),
  minShareCount: 3,
  includeDependenciesRecursively: false,
};

/** What several parts of the app may have in common. */
const OF_SEVERAL = inPath('packages/[a-z-]+/(src|dist)/', 'node_modules/rxjs/');

/**
 * The files that the app is built into, beside one for each of its parts (src/areas): many small ones cost requests and
 * compress worse. What one page loads, and what it does without, stands in `page-files.json` after a build.
 */
export const chunkGroups: Group[] = [
  // What changes seldom stays in the reader's cache over releases.
  {
    name: 'react',
    test: inPath('node_modules/(react|react-dom|scheduler|react-router|react-router-dom)/'),
  },
  // What every page needs.
  { name: 'base', tags: ['$initial'] },
  rows,
  account,
  classes,
  ...desk,
  rights,
  ...subjects,
  money,
  kept,
  admin,
  tables,
  ...besideConsole,
  // Which courses belong together: tracks, products and the console.
  { name: 'plans', test: inPath('domain/dist/course/plan-groups', 'application/dist/course/stage-title') },
  codes,
  coupons,
  cards,
  courses,
  forms,
  bought,
  goods,
  lessons,
  stories,
  reading,
  wayIn,
  // What several parts of the app need. Not what the console is made of: what that needs would come with it.
  {
    name: 'shared',
    test: (id) => OF_SEVERAL.test(id) && !OF_CONSOLE.test(id),
    minShareCount: 3,
  },
];
