import { ok } from '@ykd/domain/shared';
import { invalid } from '../people/changed.js';
import type { Notice, NoticeKey, Notices } from '../ports/notices.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { READ_MAX, UNREAD_MAX, type NoticePort, type NoticeView } from './port.js';

const NEWEST: KeyOrder<Notice, NoticeKey> = {
  name: 'notices',
  kinds: ['number', 'string'],
  keyOf: ({ gmtCreated, id }) => [gmtCreated, id],
};

const viewOf = ({ id, kind, title, text, link, gmtCreated, readAt }: Notice): NoticeView => ({
  id,
  kind,
  title,
  text,
  link,
  gmtCreated,
  readAt,
});

/** One's own notices, for one caller. */
export const noticePort = (
  deps: AuthenticateDeps & { readonly notices: Notices },
  context: CallerContext,
): NoticePort => {
  const { notices, clock } = deps;
  const unread = async ({ user }: Caller) =>
    ok({ count: await notices.countUnread(user.id, UNREAD_MAX + 1) });
  const settings = async ({ user }: Caller) => ok({ smsOptOut: (await notices.smsOptOut(user.id)) ?? null });
  return {
    unread: async () => {
      const caller = await requireCaller(deps, context);
      return caller.ok ? unread(caller.value) : caller;
    },
    list: async (input) => {
      const caller = await requireCaller(deps, context);
      if (!caller.ok) return caller;
      const window = keyWindow(NEWEST, input);
      if (!window.ok) return window;
      return ok(
        keyPage(NEWEST, window.value, await notices.page(caller.value.user.id, window.value), viewOf),
      );
    },
    read: async ({ ids }) => {
      const caller = await requireCaller(deps, context);
      if (!caller.ok) return caller;
      if (ids.length > READ_MAX) return invalid('ids', `一次最多标记 ${READ_MAX} 条`);
      await notices.markRead(caller.value.user.id, ids, clock.now());
      return unread(caller.value);
    },
    readAll: async ({ until }) => {
      const caller = await requireCaller(deps, context);
      if (!caller.ok) return caller;
      await notices.markAllRead(caller.value.user.id, until, clock.now());
      return unread(caller.value);
    },
    settings: async () => {
      const caller = await requireCaller(deps, context);
      return caller.ok ? settings(caller.value) : caller;
    },
    setSms: async ({ wanted }) => {
      const caller = await requireCaller(deps, context);
      if (!caller.ok) return caller;
      await notices.setSmsOptOut(caller.value.user.id, wanted ? null : clock.now());
      return settings(caller.value);
    },
  };
};
