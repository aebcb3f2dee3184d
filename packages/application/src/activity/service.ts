import { ok, type Result } from '@ykd/domain/shared';
import type { Caller, CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import type { ActivityDeps } from './deps.js';
import { keepOne, removeOne, type SeenOne } from './keep.js';
import { ANNOUNCEMENTS, CAMPAIGNS, PROMOS, SITES, type Kind, type Stamp } from './kinds.js';
import { linesOf } from './lines.js';
import { preview, running } from './looking.js';
import type { ActivityPort, AnnouncementLine } from './port.js';

/** What staff run for students, for one caller. */
export const activityPort = (deps: ActivityDeps, context: CallerContext): ActivityPort => {
  const { activities } = deps;
  const asking = async <T>(read: (caller: Caller) => Promise<T>) => {
    const caller = await requireRight(deps, context, 'activities.manage');
    return caller.ok ? ok(await read(caller.value)) : caller;
  };
  const announcements = async (caller: Caller): Promise<readonly AnnouncementLine[]> => {
    const lines = await linesOf(deps, caller, await activities.announcements());
    return Promise.all(
      lines.map(async (line) => ({ ...line, away: await activities.putAwayCount(line.id) })),
    );
  };
  /** Saves and removes one of a kind, and answers all of them. */
  const changing = <Form extends object, Stored extends Stamp, Line>(
    kind: Kind<Form, Stored>,
    lines: (caller: Caller) => Promise<readonly Line[]>,
  ) => {
    const acting = async <E>(act: (caller: Caller) => Promise<Result<null, E>>) => {
      const caller = await requireRight(deps, context, 'activities.manage');
      if (!caller.ok) return caller;
      const done = await act(caller.value);
      return done.ok ? ok(await lines(caller.value)) : done;
    };
    return {
      save: (seen: SeenOne, form: Form) => acting((caller) => keepOne(deps, caller, kind, seen, form)),
      remove: (seen: SeenOne) => acting((caller) => removeOne(deps, caller, kind, seen)),
    };
  };
  const campaigns = async (caller: Caller) => linesOf(deps, caller, await activities.campaigns());
  const promos = async (caller: Caller) => linesOf(deps, caller, await activities.promos());
  const sites = async (caller: Caller) => linesOf(deps, caller, await activities.sites());
  const onCampaigns = changing(CAMPAIGNS, campaigns);
  const onPromos = changing(PROMOS, promos);
  const onAnnouncements = changing(ANNOUNCEMENTS, announcements);
  const onSites = changing(SITES, sites);
  return {
    campaigns: () => asking(campaigns),
    saveCampaign: ({ value: key, version, ...form }) => onCampaigns.save({ key, version }, form),
    removeCampaign: ({ value: key, version }) => onCampaigns.remove({ key, version }),
    promos: () => asking(promos),
    savePromo: ({ id: key, version, ...form }) => onPromos.save({ key, version }, form),
    removePromo: ({ id: key, version }) => onPromos.remove({ key, version }),
    announcements: () => asking(announcements),
    saveAnnouncement: ({ id: key, version, ...form }) => onAnnouncements.save({ key, version }, form),
    removeAnnouncement: ({ id: key, version }) => onAnnouncements.remove({ key, version }),
    sites: () => asking(sites),
    saveSite: ({ version, ...form }) => onSites.save({ key: form.host.trim().toLowerCase(), version }, form),
    removeSite: ({ host, version }) => onSites.remove({ key: host.trim().toLowerCase(), version }),
    running: async (days) => {
      const caller = await requireRight(deps, context, 'activities.manage');
      return caller.ok ? running(deps, days) : caller;
    },
    preview: async (input) => {
      const caller = await requireRight(deps, context, 'activities.manage');
      return caller.ok ? preview(deps, context, input) : caller;
    },
  };
};
