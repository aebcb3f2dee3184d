import {
  BIND_PATH,
  CHAT_PATH,
  DEV_PATH,
  ENTER_PATH,
  LEARN_ACCESS_PATH,
  LEARN_PATH,
  LEARN_TRACKS,
  LOGIN_H5_PATH,
  LOGIN_PATH,
  MAIN_WRAPPER_PATH,
  OLD_STUDY_PATH,
  ORDER_CONFIRM_PATH,
  ORDER_DETAIL_PATH,
  ORDER_LIST_PATH,
  PAY_FAIL_PATH,
  PAY_PATH,
  PAY_SUCCESS_PATH,
  PRODUCT_PATH,
  SHOP_DEMO_PATH,
  SHOP_MALL_PATH,
  STUDY_PATH,
  USERNAME_PATH,
} from '@ykd/domain/access';
import { ARENA_PAGES, CLOCK_PAGES } from '@ykd/domain/campaign';
import type { RouteObject } from 'react-router-dom';
import type { Services } from './container/services';
import { ErrorPage } from './features/errors/pages/error-page';
import type * as OrderPages from './features/shop/order-pages';
import { BootScreen } from './layouts/boot-screen';
import { RootLayout } from './layouts/root-layout';
import { createGuards } from './routing/guards';

const orderPage = (name: keyof typeof OrderPages) => async () => ({
  Component: (await import('./features/shop/order-pages'))[name],
});

/** The pages of the app. Every page is a file of its own that is loaded when it is needed. Specification §2. */
export const createRoutes = (
  services: Pick<Services, 'base' | 'environment' | 'reading' | 'weixin' | 'shop'>,
): RouteObject[] => {
  const guards = createGuards(services);

  const publicPages: RouteObject = {
    middleware: guards.of('default'),
    lazy: () => import('./layouts/default-layout'),
    children: [
      { path: '/', lazy: () => import('./features/home/pages/home-page') },
      {
        path: MAIN_WRAPPER_PATH,
        lazy: () => import('./features/main-wrapper/pages/main-wrapper-page'),
      },
      {
        path: DEV_PATH,
        // Outside of the demo there is no such page, for the server neither.
        lazy: () =>
          services.environment.settings.demo === undefined
            ? import('./features/errors/pages/not-found-page')
            : import('./features/dev/pages/dev-page'),
      },
      { path: '*', lazy: () => import('./features/errors/pages/not-found-page') },
    ],
  };

  const loginPages: RouteObject = {
    middleware: [...guards.of('default'), guards.guest],
    children: [
      { path: LOGIN_PATH, lazy: () => import('./features/login/pages/login-page') },
      { path: LOGIN_H5_PATH, lazy: () => import('./features/login/pages/login-h5-page') },
    ],
  };

  const usernamePage: RouteObject = {
    path: USERNAME_PATH,
    middleware: [...guards.of('default'), ...guards.auth, guards.unnamed],
    lazy: () => import('./features/login/pages/username-page'),
  };

  const bindPage: RouteObject = {
    path: BIND_PATH,
    middleware: guards.of('default'),
    lazy: () => import('./features/login/pages/bind-page'),
  };

  const learnPages: RouteObject = {
    middleware: guards.of('learn'),
    lazy: () => import('./layouts/learn/learn-layout'),
    children: [
      {
        path: LEARN_PATH,
        lazy: () => import('./features/learn/pages/dashboard-page'),
      },
      ...LEARN_TRACKS.map(({ path }) => ({
        path,
        lazy: () => import('./features/learn/pages/track-page'),
      })),
      ...CLOCK_PAGES.map(({ path }) => ({
        path,
        lazy: () => import('./features/check-in/pages/clock-page'),
      })),
      { path: LEARN_ACCESS_PATH, lazy: () => import('./features/learn/pages/access-page') },
      { path: ENTER_PATH, lazy: () => import('./features/learn/pages/enter-page') },
      ...ARENA_PAGES.map(({ path }) => ({
        path,
        lazy: () => import('./features/check-in/pages/arena-page'),
      })),
      { path: CHAT_PATH, lazy: () => import('./features/chat/pages/chat-page') },
    ],
  };

  const studyPages: RouteObject = {
    middleware: guards.of('learn'),
    lazy: async () => {
      const [{ studyScope }, reading] = await Promise.all([
        import('./layouts/study/study-scope'),
        services.reading(),
      ]);
      return { Component: studyScope(reading) };
    },
    children: [
      { path: `${STUDY_PATH}/:courseId`, lazy: () => import('./features/study/pages/resume-page') },
      {
        path: `${STUDY_PATH}/:courseId/:outline/:section`,
        lazy: () => import('./features/study/pages/lesson-page'),
      },
      {
        path: `${OLD_STUDY_PATH}/:courseId/:position`,
        lazy: () => import('./features/study/pages/old-lesson-page'),
      },
    ],
  };

  const orderPages: RouteObject = {
    // What orders need is loaded with the first page about them: whoever looks at products does without.
    lazy: async () => {
      const [{ shopScope }, shop] = await Promise.all([import('./layouts/shop/shop-scope'), services.shop()]);
      return { Component: shopScope(shop) };
    },
    children: [
      { path: ORDER_CONFIRM_PATH, lazy: orderPage('ConfirmPage') },
      { path: ORDER_LIST_PATH, lazy: orderPage('OrderListPage') },
      { path: ORDER_DETAIL_PATH, lazy: orderPage('OrderPage') },
      { path: PAY_PATH, lazy: orderPage('PayPage') },
      { path: PAY_SUCCESS_PATH, lazy: orderPage('SuccessPage') },
      { path: PAY_FAIL_PATH, lazy: orderPage('FailPage') },
    ],
  };

  const shopPages: RouteObject = {
    middleware: guards.shop,
    lazy: () => import('./layouts/shop/shop-layout'),
    children: [
      { path: SHOP_MALL_PATH, lazy: () => import('./features/shop/products/pages/mall-page') },
      { path: PRODUCT_PATH, lazy: () => import('./features/shop/products/pages/product-page') },
      { path: SHOP_DEMO_PATH, lazy: () => import('./features/shop/demo/demo-page') },
      orderPages,
    ],
  };

  const demoPage: RouteObject = {
    path: '/demo',
    middleware: guards.of('default'),
    lazy: () => import('./features/demo/pages/demo-page'),
  };

  return [
    {
      Component: RootLayout,
      HydrateFallback: BootScreen,
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
          children: [
            publicPages,
            loginPages,
            usernamePage,
            bindPage,
            learnPages,
            studyPages,
            shopPages,
            demoPage,
          ],
        },
      ],
    },
  ];
};
