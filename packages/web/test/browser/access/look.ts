import type { Page } from 'playwright-core';

/** A page as it is looked at. */
export interface Look {
  /** Where it is; without one, the look goes on from the last. */
  readonly path?: string;
  /** What is to be seen, where the path alone does not say it. */
  readonly state?: string;
  /** Whether it shows what loads among other things; all of it is there at once. */
  readonly isShowcase?: true;
  /** Brings the page into the state, or waits for what comes last. */
  readonly show?: (page: Page) => Promise<void>;
}
