/**
 * What is measured, and what (CSS) is there once the page can be used: the first thing that somebody sees who is not logged
 * in, who is, and who goes on with a lesson.
 */
export const PAGES = [
  { name: 'login', path: '/login', ready: 'form button[type=submit]' },
  { name: 'learn', path: '/learn', account: 'xiaoming', ready: 'section[aria-label=我的课程] li' },
  { name: 'lesson', path: '/study/py1test/0/0', account: 'xiaoming', ready: 'article[aria-busy=false]' },
];
