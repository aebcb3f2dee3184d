import {
  BIND_PATH,
  DEV_PATH,
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
import { RootLayout } from './layouts/root-layout';
import { createGuards } from './routing/guards';

/** The pages of the app. Every page is a file of its own that is loaded when it is needed. Specification §2. */
export const createRoutes = (services: Pick<Services, 'base' | 'environment' | 'weixin'>): RouteObject[] => {
  const guards = createGuards(services);

  const publicPages: RouteObject = {
    middleware: guards.of('default'),
    lazy: () => import('./layouts/default-layout'),
    children: [
      { path: '/', lazy: () => import('./features/home/pages/home-page') },
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
          children: [publicPages, loginPages, usernamePage, bindPage, learnPages, studyPages, demoPage],
        },
      ],
    },
  ];
};
