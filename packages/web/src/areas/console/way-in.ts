import type { PageVisitor } from '@ykd/application/page-guard';
import type { Services } from '../../container/services';

// What learners know of the console: how to get it. Were its frame here, every page would name all the files of it.

/** Loads the frame and the guard of the console; its pages are parts of their own, in layouts/admin/admin-screens.ts. */
export const loadFrame = () => import('../../layouts/admin/frame');

/** The guard of the console's pages. */
export const admit = async (services: Services, path: string): ReturnType<PageVisitor['console']> =>
  (await loadFrame()).admit(services, path);
