import { describe, expect, it } from 'vitest';
import { LAYOUT_GUARDS, layoutOf, pageTitleOf, PAGES } from '../../src/access/index.js';

describe('LAYOUT_GUARDS', () => {
  it('asks for the logins of the specification', () => {
    expect(LAYOUT_GUARDS).toEqual({
      admin: 'auth',
      checkin: 'authh5',
      'coupon-tabs': 'auth',
      coupon: 'auth',
      default: 'none',
      learn: 'auth',
      report: 'authh5',
      report2023: 'authh5',
      report2024: 'authh5',
      shopmall: 'none',
      www: 'none',
    });
    expect(Object.isFrozen(LAYOUT_GUARDS)).toBe(true);
    expect(LAYOUT_GUARDS['constructor' as 'www']).toBeUndefined();
  });
});

describe('layoutOf', () => {
  it.each([
    ['/', 'default'],
    ['/login', 'default'],
    ['/login_h5', 'default'],
    ['/username', 'default'],
    ['/learn', 'learn'],
    ['/learn/', 'learn'],
    ['/learn?tab=/a', 'learn'],
    ['/study/py1test/#top', 'learn'],
    ['/study/py1test', 'learn'],
    ['/study/py1test/0/2', 'learn'],
    ['/study/old/j1test/MC8wLzA=', 'learn'],
  ])('shows %s in the layout %s', (path, layout) => {
    expect(layoutOf(path)).toBe(layout);
  });

  it.each([
    '',
    '//',
    '/learn//',
    '/LEARN',
    '/learn/nothing',
    '/study',
    '/study/',
    '/study/a/b',
    '/study//0/2',
    '/study/a//2',
    '/study/old/j1test/',
    '/constructor',
    '/study/a/0/0/0',
  ])('knows no page at %j', (path) => {
    expect(layoutOf(path)).toBeUndefined();
  });

  it('has each page once, frozen', () => {
    expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
    expect(PAGES.every((page) => Object.isFrozen(page))).toBe(true);
  });
});

describe('pageTitleOf', () => {
  it.each([
    ['/', '在线编程学习'],
    ['/login', '登录'],
    ['/login_h5?target=%2Flearn', '登录'],
    ['/username', '设置用户名'],
    ['/bind/', '绑定微信'],
    ['/learn#top', '学习中心'],
  ])('calls %s %s', (path, title) => {
    expect(pageTitleOf(path)).toBe(title);
  });

  it.each(['/study/py1test/0/2', '/nowhere', ''])('leaves the name of %j to whoever knows it', (path) => {
    expect(pageTitleOf(path)).toBeUndefined();
  });

  it('never names a page that is not there', () => {
    for (const { path, title } of PAGES) expect(pageTitleOf(path)).toBe(title);
    expect(PAGES.every(({ title }) => title !== '')).toBe(true);
  });
});
