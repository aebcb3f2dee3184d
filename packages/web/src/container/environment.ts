import type { Clock } from '@ykd/application/ports';
import type { KeyValueStorage } from '@ykd/adapters-ui/stores';
import { filter, fromEvent, map, merge, startWith, type Observable } from 'rxjs';
import { readSettings, SETTINGS_ELEMENT_ID, type Settings } from './settings';
import { fetchOf } from './begun-calls';
import { browserTabs, type Tabs } from './tabs';

/** Everything that the app takes from the browser, so that a test can give something else. */
export interface Environment {
  readonly settings: Settings;
  /** The origin of this site, such as `https://www.example.com`. */
  readonly origin: string;
  readonly userAgent: string;
  /** Survives a reload and is shared by all tabs. */
  readonly storage: KeyValueStorage;
  /** Survives a reload and belongs to one tab. */
  readonly tabStorage: KeyValueStorage;
  /** A text that nobody else has. */
  readonly randomId: () => string;
  readonly clock: Clock;
  /** Whether there may be a connection; false means for sure that there is none. */
  readonly isOnline: () => boolean;
  /** Emits when the connection is back. */
  readonly online$: Observable<unknown>;
  /** Emits when somebody looks at the page again. */
  readonly shown$: Observable<unknown>;
  readonly tabs: Tabs;
  /** Whether the page can be seen; the present state at once. */
  readonly visible$: Observable<boolean>;
  /** Whether the browser loaded the page anew that it showed before. */
  readonly isReload: boolean;
  readonly fetch: typeof fetch;
}

/** Looked up at each step: a browser that forbids storage throws on the mere mention of it. */
const lazyStorage = (of: () => Storage): KeyValueStorage => ({
  getItem: (key) => of().getItem(key),
  setItem: (key, value) => of().setItem(key, value),
  removeItem: (key) => of().removeItem(key),
});

/** 128 bits in hexadecimal digits. Not `randomUUID`, which pages without HTTPS do not have. */
const randomId = (crypto: Crypto): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const isReload = (performance: Performance): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

const visibility = (document: Document): Observable<boolean> =>
  fromEvent(document, 'visibilitychange').pipe(
    startWith(undefined),
    map(() => document.visibilityState === 'visible'),
  );

export const browserEnvironment = (window: Window & typeof globalThis): Environment => ({
  settings: readSettings(window.document.getElementById(SETTINGS_ELEMENT_ID)?.textContent),
  origin: window.location.origin,
  userAgent: window.navigator.userAgent,
  storage: lazyStorage(() => window.localStorage),
  tabStorage: lazyStorage(() => window.sessionStorage),
  randomId: () => randomId(window.crypto),
  clock: { now: () => Date.now() },
  isOnline: () => window.navigator.onLine,
  online$: fromEvent(window, 'online'),
  shown$: merge(
    fromEvent(window.document, 'visibilitychange').pipe(
      filter(() => window.document.visibilityState === 'visible'),
    ),
    // Brought back as it was when it was left.
    fromEvent<PageTransitionEvent>(window, 'pageshow').pipe(filter(({ persisted }) => persisted)),
  ),
  tabs: browserTabs(window),
  visible$: visibility(window.document),
  isReload: isReload(window.performance),
  fetch: fetchOf(window),
});
