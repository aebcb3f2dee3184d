import { adminPageOf, type AdminPath } from '@ykd/domain/access';
import { pagePath } from '@ykd/domain/shared';
import type { ComponentType, ReactNode } from 'react';
import { ADMIN_SCREENS } from './admin-screens';

/** What has loaded: what a navigation needs is there before the frame shows it. */
const loaded = new Map<AdminPath, ComponentType>();

/** Loads what the frame shows at a path. */
export const loadScreen = async (path: string): Promise<void> => {
  const page = adminPageOf(path);
  if (page !== undefined) loaded.set(page.path, (await ADMIN_SCREENS[page.path]()).Component);
};

/** What the frame shows at a path. */
export const screenAt = (path: string): ReactNode => {
  const page = adminPageOf(path);
  const Screen = page && loaded.get(page.path);
  // One student after the other is another page, not the same with other data.
  return Screen && <Screen key={pagePath(path)} />;
};
