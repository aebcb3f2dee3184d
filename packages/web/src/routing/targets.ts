import { LEARN_PATH, safeTarget, TARGET_PARAM } from '@ykd/domain/access';
import type { Settings } from '../container/settings';

/** A place to go: within the app, or with a full page load. */
export interface Target {
  readonly kind: 'page' | 'document';
  readonly href: string;
}

/** How to get to an address: one of this site stays within the app. */
export const placeOf = (href: string, origin: string): Target => {
  const path = href === origin ? '/' : href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  return { kind: path.startsWith('/') ? 'page' : 'document', href: path };
};

/** Where the login page at `url` leads afterwards; a target that is not safe leads home. */
export const targetOf = (
  url: string,
  { origin, settings }: { readonly origin: string; readonly settings: Pick<Settings, 'allowedTargets'> },
): Target => {
  const asked = new URL(url, origin).searchParams.get(TARGET_PARAM);
  if (asked === null || asked === '') return placeOf(LEARN_PATH, origin);
  return placeOf(safeTarget(asked, { self: origin, allowed: settings.allowedTargets }), origin);
};
