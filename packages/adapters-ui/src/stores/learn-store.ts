import { type Dashboard, type DashboardPorts, loadDashboard } from '@ykd/application/learn';
import { catalogueEntry, courseHref, openCourse, type LearningSites } from '@ykd/domain/course';
import { createSnapshots, type Snapshots } from '../snapshots.js';
import type { AccessNews } from './access-news.js';

/** The learning centre. A failed refresh keeps the dashboard that was there. */
export interface LearnState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly dashboard?: Dashboard;
  /** When the dashboard was asked for, epoch ms. */
  readonly loadedAt?: number;
}

export interface LearnStore extends Snapshots<LearnState> {
  /** Loads or refreshes the dashboard; answers false when nobody is logged in any more. */
  load(userId: string): Promise<boolean>;
  /**
   * What coming back to the page does: loads again unless the dashboard is up to date or on its way, and no news came since it
   * was asked for.
   */
  refresh(userId: string): Promise<boolean>;
  /** Where a course opens for this user: the address of the learning site. Throws on broken infrastructure. */
  hrefOf(userId: string, courseId: string): Promise<string>;
  /** Forgets everything, when the user changes. */
  reset(): void;
}

/** A dashboard older than this is loaded again when the reader comes back to it. */
const STALE_MS = 60_000;

export const createLearnStore = (
  ports: DashboardPorts & {
    readonly sites: LearningSites;
    readonly accessNews?: Pick<AccessNews, 'changedAt'> | undefined;
  },
): LearnStore => {
  const { reader, write } = createSnapshots<LearnState>({ status: 'idle' });
  // A slow answer must not overwrite what a later load brought.
  let turn = 0;
  /** The news that were known when it was asked for what is shown, or on its way. */
  let known = -Infinity;

  const news = (): number => ports.accessNews?.changedAt() ?? -Infinity;

  const keep = (status: LearnState['status']): void => {
    write({ ...reader.getSnapshot(), status });
  };

  const load: LearnStore['load'] = async (userId) => {
    turn += 1;
    const mine = turn;
    const askedAt = ports.clock.now();
    known = news();
    keep('loading');
    try {
      const result = await loadDashboard(ports, userId);
      if (mine !== turn) return true;
      if (result.ok) write({ status: 'ready', dashboard: result.value, loadedAt: askedAt });
      else keep('failed');
      return result.ok || result.error.kind !== 'not-logged-in';
    } catch {
      if (mine === turn) keep('failed');
      return true;
    }
  };

  return {
    ...reader,
    load,
    refresh: async (userId) => {
      const { status, loadedAt = -Infinity } = reader.getSnapshot();
      const isFresh = status === 'loading' || ports.clock.now() - loadedAt < STALE_MS;
      return status !== 'failed' && isFresh && news() === known ? true : load(userId);
    },
    hrefOf: async (userId, courseId) => {
      const { dashboard } = reader.getSnapshot();
      const input = {
        courseId,
        isNew: catalogueEntry(courseId)?.isNew,
        owned: dashboard?.owned ?? { old: [], new: [] },
      };
      const first = openCourse(input);
      if (first.kind === 'new-site') return courseHref(first, ports.sites);
      // The old site opens at the record's position, and a course in neither list is routed by its record.
      const record = await ports.projectUser.get({ userId, courseId });
      return courseHref(openCourse({ ...input, record: record.ok ? record.value : null }), ports.sites);
    },
    reset: () => {
      turn += 1;
      write({ status: 'idle' });
    },
  };
};
