import type { PageVisitor } from '@ykd/application/page-guard';
import { layoutOf } from '@ykd/domain/access';
import type { Services } from '../../container/services';

// What learners know of the console: how to get it. Were its frame here, every page would name all the files of it.

/** Loads the frame and the guard of the console; its pages are parts of their own, in layouts/admin/admin-screens.ts. */
export const loadFrame = () => import('../../layouts/admin/frame');

/** Loads the pages that staff have on phones, with their guard. */
export const loadDesk = () => import('./desk');

/** The guard of the console's pages, and of those that staff have on phones. */
export const admit = async (services: Services, path: string): ReturnType<PageVisitor['console']> =>
  layoutOf(path) === 'checkin'
    ? (await loadDesk()).admitToDesk(services, path)
    : (await loadFrame()).admit(services, path);
