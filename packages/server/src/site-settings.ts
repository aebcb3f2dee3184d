import type { Activities, StoredSite } from '@ykd/application/ports';
import { siteHostOf } from '@ykd/domain/site';
import type { IcpSettings } from './settings/icp.js';

/** So long what was read of the records of sites holds, in milliseconds: every page asks. */
export const SITES_KEPT_MS = 5_000;

/** What a page is told of the site that it is read at: its registration, and its title where it has one. */
export interface SiteSettings {
  readonly icp: IcpSettings;
  readonly title?: string;
}

const settingsOf = ({ title, icp, police }: StoredSite): SiteSettings => ({
  title,
  icp: { ...(icp === '' ? {} : { number: icp }), ...(police === '' ? {} : { police }) },
});

/**
 * What pages are told of the host at which they are read: what its record says, and of a host without one what the settings say. A page
 * comes also when the records cannot be read: with what was read before.
 */
export const createSiteSettings = (
  { sites }: Pick<Activities, 'sites'>,
  fallback: IcpSettings,
  now: () => number,
): ((host: string) => Promise<SiteSettings>) => {
  let known: ReadonlyMap<string, StoredSite> = new Map();
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    try {
      known = new Map((await sites()).map((one) => [one.host, one]));
    } catch {
      // The guards of the page say what is the matter with the database.
    }
    readAt = now();
    reading = undefined;
  };
  return async (host) => {
    if (now() - readAt >= SITES_KEPT_MS) await (reading ??= read());
    const found = known.get(siteHostOf(host));
    return found === undefined ? { icp: fallback } : settingsOf(found);
  };
};
