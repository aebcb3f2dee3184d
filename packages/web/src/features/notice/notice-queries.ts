import { clientOf } from '@ykd/adapters-http/client';
import { noticeCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { Result } from '@ykd/domain/shared';
import { servicesHook } from '../../container/services-hook';

/** So many notices stand on a page. */
const PAGE = 20;
/** How long a count is good enough: each page has the bell. */
const FRESH_MS = 60_000;

/** Where somebody is in the list of his notices. */
export interface NoticePlace {
  readonly after?: string;
  readonly before?: string;
}

/** One's notices: what is read of them, and what one does. Commands throw on broken infrastructure. */
export const useNoticeQueries = servicesHook(({ http, quietHttp, queryScope }) => {
  const quiet = clientOf(quietHttp, noticeCalls);
  const calls = clientOf(http, noticeCalls);
  const unread = createQuery({ read: () => quiet.unread(), freshMs: FRESH_MS }, queryScope);
  const page = createQuery(
    { read: (place: NoticePlace) => quiet.list({ size: PAGE, ...place }), keeps: () => true },
    queryScope,
  );
  const settings = createQuery({ read: () => quiet.settings() }, queryScope);
  /** A command that leaves another number of notices unread. */
  const reading = async <Refusal>(
    command: () => Promise<Result<{ readonly count: number }, Refusal>>,
  ): Promise<void> => {
    await unread.change(undefined, command, (_before, answer) => answer);
    page.outdate();
  };
  return {
    unread,
    page,
    settings,
    read: (id: string) => reading(() => quiet.read({ ids: [id] })),
    readAll: (until: number) => reading(() => calls.readAll({ until })),
    setSms: (wanted: boolean) =>
      settings.change(
        undefined,
        () => calls.setSms({ wanted }),
        (_before, answer) => answer,
      ),
  };
});
