/** Somebody asks for an invoice of what he bought, and staff have one to issue. */
const INVOICE = {
  orderId: 'demo-order-1',
  kind: 'COMPANY',
  title: '杭州云帆示例科技有限公司',
  taxNumber: '91330106MA2DEM0005',
  email: 'finance@example.com',
};
/** Money of an order that goes back waits for a second person. */
const PROPOSAL = {
  orderId: 'demo-order-1',
  reason: '课程时间不合适',
  evidence: '银行流水 20260301',
};

/** How soon these can be used by a phone is not asked, but everybody has to be able to. */
const ACCESS = { use: 'access' };
/** Who may be a partner, who waits to be one, and who is. */
const PARTNER = { account: 'huoban', ...ACCESS };
/** Staff work at a desk. */
const CONSOLE = { account: 'admin', ...ACCESS };

/** The story of a year, on a phone. */
const REPORT = { account: 'xiaoming', ready: '[aria-current=page]', use: 'report' };

/**
 * What is measured, and what (CSS) is there once the page can be used: the first thing that somebody sees who is not logged
 * in, who is, who goes on with a lesson, an order with its invoice, the pages of coupons and of partners, those of the console, and the yearly
 * reports. `before`: the call that he
 * makes first.
 */
export const PAGES = [
  { name: 'login', path: '/login', ready: 'form button[type=submit]' },
  { name: 'learn', path: '/learn', account: 'xiaoming', ready: 'section[aria-label=我的课程] li' },
  { name: 'lesson', path: '/study/py1test/0/0', account: 'xiaoming', ready: 'article[aria-busy=false]' },
  {
    name: 'bought',
    path: '/shopmall/order/detail?id=demo-order-1',
    account: 'xiaoming',
    ready: 'main h1',
    before: ['/api/invoice/ask', INVOICE],
    ...ACCESS,
  },
  {
    name: 'coupon-link',
    path: '/shopmall/product/detail?productId=product-develop&coupon=demo-huoban-develop',
    ready: 'main h1',
    ...ACCESS,
  },
  { name: 'wallet', path: '/shopmall/coupon', account: 'xiaoming', ready: 'main article', ...ACCESS },
  { name: 'partner-apply', path: '/coupon/apply', account: 'huoban3', ready: 'main form', ...ACCESS },
  { name: 'partner-review', path: '/coupon/review', account: 'huoban2', ready: 'main h1', ...ACCESS },
  { name: 'partner-home', path: '/coupon/home', ready: 'main article', ...PARTNER },
  { name: 'partner-my', path: '/coupon/my', ready: 'main dl', ...PARTNER },
  { name: 'partner-detail', path: '/coupon/detail?batch=demo-batch-3', ready: 'main dl', ...PARTNER },
  { name: 'console', path: '/admin', ready: '#admin-places li', ...CONSOLE },
  { name: 'console-days', path: '/admin?by=day', ready: '#admin-places li', ...CONSOLE },
  { name: 'queue', path: '/admin/queue', ready: 'main h1', ...CONSOLE, account: 'banzhuren' },
  { name: 'students', path: '/admin/class/student', ready: 'tbody tr', ...CONSOLE },
  { name: 'student', path: '/admin/class/student/demo-xiaoming', ready: '#student-acts', ...CONSOLE },
  { name: 'departments', path: '/admin/department', ready: 'main h1', ...CONSOLE },
  { name: 'employees', path: '/admin/employee', ready: 'tbody tr', ...CONSOLE },
  { name: 'orders', path: '/admin/order', ready: 'tbody tr', ...CONSOLE },
  {
    name: 'order',
    path: '/admin/order?open=demo-order-1',
    ready: '[role=dialog]',
    before: ['/api/shop/staff/refund/offline', PROPOSAL],
    ...CONSOLE,
  },
  { name: 'order-new', path: '/admin/order/new?student=demo-xiaoming', ready: 'main form', ...CONSOLE },
  { name: 'proposals', path: '/admin/order/proposal', ready: 'tbody tr', ...CONSOLE },
  { name: 'invoices', path: '/admin/order/invoice', ready: 'tbody tr', ...CONSOLE },
  { name: 'bills', path: '/admin/order/bill', ready: 'main h1', ...CONSOLE },
  { name: 'differences', path: '/admin/order/difference', ready: 'main h1', ...CONSOLE },
  { name: 'oddities', path: '/admin/order/oddity', ready: 'main h1', ...CONSOLE },
  { name: 'products', path: '/admin/product', ready: 'tbody tr', ...CONSOLE },
  { name: 'product', path: '/admin/product/detail/product-python', ready: 'main form', ...CONSOLE },
  { name: 'product-new', path: '/admin/product/new', ready: 'main form', ...CONSOLE },
  { name: 'product-order', path: '/admin/product/order', ready: 'main a', ...CONSOLE },
  { name: 'courses', path: '/admin/course', ready: 'tbody tr', ...CONSOLE },
  { name: 'course', path: '/admin/course/py1test', ready: 'tbody tr', ...CONSOLE },
  { name: 'course-preview', path: '/admin/course/py1test/preview/1', ready: 'main h1', ...CONSOLE },
  { name: 'partners', path: '/admin/commission', ready: 'tbody tr', ...CONSOLE },
  { name: 'partner', path: '/admin/commission/detail/demo-huoban', ready: 'main dl', ...CONSOLE },
  { name: 'partner-orders', path: '/admin/commission/review', ready: 'tbody tr', ...CONSOLE },
  { name: 'payable', path: '/admin/commission/payable', ready: 'main h1', ...CONSOLE },
  { name: 'payouts', path: '/admin/commission/payout', ready: 'main h1', ...CONSOLE },
  { name: 'coupons', path: '/admin/commission/coupon', ready: 'tbody tr', ...CONSOLE },
  { name: 'report', path: '/report', ...REPORT },
  { name: 'report2023', path: '/report2023/cover', ...REPORT },
  { name: 'report2024', path: '/report2024/cover', ...REPORT },
  { name: 'rosters', path: '/admin/class/roster', ready: 'main textarea', account: 'admin', use: 'paste' },
  { name: 'security', path: '/admin/security', ready: 'tbody tr', ...CONSOLE },
  { name: 'audit', path: '/admin/audit', ready: 'main h1', ...CONSOLE },
  { name: 'two-factor', path: '/admin/two-factor', ready: 'main h1', ...CONSOLE },
];
