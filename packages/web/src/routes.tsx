import {
  LEARN_PATH,
  LOGIN_H5_PATH,
  LOGIN_PATH,
  OLD_STUDY_PATH,
  STUDY_PATH,
  USERNAME_PATH,
} from '@ykd/domain/access';
import type { RouteObject } from 'react-router-dom';
import type { Services } from './container/services';
import { ErrorPage } from './features/errors/pages/error-page';
import { BootScreen } from './layouts/boot-screen';
import type { RouteHandle } from './layouts/page-title';
import { RootLayout } from './layouts/root-layout';
import { titles } from './messages/zh-CN/titles';
import { createGuards } from './routing/guards';

const titled = (title: string): { readonly handle: RouteHandle } => ({ handle: { title } });

/** The pages of the app. Every page is a file of its own that is loaded when it is needed. Specification §2. */
export const createRoutes = (services: Pick<Services, 'base' | 'environment'>): RouteObject[] => {
  const guards = createGuards(services);

  const publicPages: RouteObject = {
    middleware: guards.of('default'),
    lazy: () => import('./layouts/default-layout'),
    children: [
      { path: '/', ...titled(titles.home), lazy: () => import('./features/home/pages/home-page') },
      { path: '*', lazy: () => import('./features/errors/pages/not-found-page') },
    ],
  };

  const loginPages: RouteObject = {
    middleware: [...guards.of('default'), guards.guest],
    ...titled(titles.login),
    children: [
      { path: LOGIN_PATH, lazy: () => import('./features/login/pages/login-page') },
      { path: LOGIN_H5_PATH, lazy: () => import('./features/login/pages/login-h5-page') },
    ],
  };

  const usernamePage: RouteObject = {
    path: USERNAME_PATH,
    middleware: [...guards.of('default'), ...guards.auth, guards.unnamed],
    ...titled(titles.username),
    lazy: () => import('./features/login/pages/username-page'),
  };

  const learnPages: RouteObject = {
    middleware: guards.of('learn'),
    lazy: () => import('./layouts/learn/learn-layout'),
    children: [
      {
        path: LEARN_PATH,
        ...titled(titles.learn),
        lazy: () => import('./features/learn/pages/dashboard-page'),
      },
    ],
  };

  const studyPages: RouteObject = {
    middleware: guards.of('learn'),
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
          children: [publicPages, loginPages, usernamePage, learnPages, studyPages, demoPage],
        },
      ],
    },
  ];
};
