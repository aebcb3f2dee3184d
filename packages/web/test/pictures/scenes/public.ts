import { at, failing, loading, type Scene } from '../scene.js';

const SCRIPTS = '**/assets/*.js';
const WHO_AM_I = '**/api/member/getloginUser*';
const PRODUCTS = '**/api/commonquery/**';

/** Pages for everybody, and what goes wrong everywhere. */
export const publicScenes: readonly Scene[] = [
  at('public/home', '/'),
  at('public/home-member', '/', { account: 'xiaoming' }),
  loading('public/home-loading', '/', PRODUCTS),
  failing('public/home-failed', '/', { lost: PRODUCTS, text: '课程没有加载出来' }),
  at('public/theme-menu', '/', { inWindow: true }, async ({ page }) => {
    await page.getByRole('button', { name: '外观' }).click();
    await page.getByRole('menu').waitFor();
  }),
  at('public/main-wrapper', '/MainWrapper'),
  at('public/not-found', '/no-such-page'),
  loading('public/boot', '/learn', WHO_AM_I, { account: 'xiaoming' }),
  failing('public/error', '/learn', { lost: WHO_AM_I, text: /^出错了$/, account: 'xiaoming' }),
  {
    name: 'public/error-new-version',
    isLight: true,
    play: async ({ page, quiet }) => {
      const loaded = new Set<string>();
      page.on('requestfinished', (request) => loaded.add(request.url()));
      await page.goto('/');
      await quiet.untilQuiet();
      // The app loads again once, and then says so.
      await page.route(SCRIPTS, (route) =>
        loaded.has(route.request().url()) ? route.continue() : route.abort(),
      );
      await page.getByRole('link', { name: '商城', exact: true }).click();
      await page.getByText('页面有了新版本').waitFor();
    },
  },
];
