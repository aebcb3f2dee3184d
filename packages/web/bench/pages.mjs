/** What is measured, and when all of it is there: the first thing that somebody sees who is not logged in, who is, and who goes on with a lesson. */
export const PAGES = [
  {
    name: 'login',
    path: '/login',
    ready: (page) => page.getByRole('button', { name: '登录', exact: true }),
  },
  {
    name: 'learn',
    path: '/learn',
    account: 'xiaoming',
    ready: (page) => page.getByRole('region', { name: '我的课程' }).getByRole('listitem'),
  },
  {
    name: 'lesson',
    path: '/study/py1test/0/0',
    account: 'xiaoming',
    ready: (page) => page.locator('article[aria-busy=false]'),
  },
];
