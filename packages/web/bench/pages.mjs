/** Staff work at a desk: how soon a phone can use it is not asked, but everybody has to be able to. */
const CONSOLE = { account: 'admin', isConsole: true };

/**
 * What is measured, and what (CSS) is there once the page can be used: the first thing that somebody sees who is not logged
 * in, who is, who goes on with a lesson, and the main pages of the console.
 */
export const PAGES = [
  { name: 'login', path: '/login', ready: 'form button[type=submit]' },
  { name: 'learn', path: '/learn', account: 'xiaoming', ready: 'section[aria-label=我的课程] li' },
  { name: 'lesson', path: '/study/py1test/0/0', account: 'xiaoming', ready: 'article[aria-busy=false]' },
  { name: 'console', path: '/admin', ready: '#admin-places li', ...CONSOLE },
  { name: 'students', path: '/admin/class/student', ready: 'tbody tr', ...CONSOLE },
  { name: 'student', path: '/admin/class/student/demo-xiaoming', ready: '#student-acts', ...CONSOLE },
  { name: 'departments', path: '/admin/department', ready: 'main h1', ...CONSOLE },
  { name: 'employees', path: '/admin/employee', ready: 'tbody tr', ...CONSOLE },
  { name: 'orders', path: '/admin/order', ready: 'tbody tr', ...CONSOLE },
  { name: 'invoices', path: '/admin/order/invoice', ready: 'main h1', ...CONSOLE },
  { name: 'oddities', path: '/admin/order/oddity', ready: 'main h1', ...CONSOLE },
  { name: 'security', path: '/admin/security', ready: 'tbody tr', ...CONSOLE },
  { name: 'audit', path: '/admin/audit', ready: 'main h1', ...CONSOLE },
  { name: 'two-factor', path: '/admin/two-factor', ready: 'main h1', ...CONSOLE },
];
