import { fromEvent, map, NEVER, type Observable } from 'rxjs';

/** The other tabs of this site in the same browser. What they say is a hint: the server knows. */
export interface Tabs {
  /** Tells them who is logged in now; undefined for nobody. */
  tell(memberId: string | undefined): void;
  /** Who is logged in according to another tab, when that changed. */
  readonly told$: Observable<string | undefined>;
}

const CHANNEL = 'ykd-session';
const NOBODY = '';

const NO_TABS: Tabs = { tell: () => undefined, told$: NEVER };

/** The tabs by BroadcastChannel; without it a tab hears of nothing until somebody looks at it. */
export const browserTabs = (window: Window & typeof globalThis): Tabs => {
  if (!('BroadcastChannel' in window)) return NO_TABS;
  const channel = new window.BroadcastChannel(CHANNEL);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin, and takes none
    tell: (memberId) => channel.postMessage(memberId ?? NOBODY),
    told$: fromEvent<MessageEvent<unknown>>(channel, 'message').pipe(
      map(({ data }) => (typeof data === 'string' && data !== NOBODY ? data : undefined)),
    ),
  };
};
