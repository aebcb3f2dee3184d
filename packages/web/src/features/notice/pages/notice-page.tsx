import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, EmptyState, KeyPager } from '@ykd/adapters-ui/widgets';
import { noticeListQuery } from '@ykd/adapters-http/contracts';
import type { NoticeView } from '@ykd/application/notice';
import { LEARN_NOTICE_PATH, pageTitleOf } from '@ykd/domain/access';
import { useServices } from '../../../container/services-context';
import { ListLink } from '../../../lists/list-link';
import { ListStates } from '../../../lists/list-page';
import { useList } from '../../../lists/use-list';
import { NoticeLine } from '../components/notice-line';
import { SmsChoice } from '../components/sms-choice';
import { notice as words } from '../messages/zh-CN/notice';
import { useNoticeQueries } from '../notice-queries';

/** `/learn/notice`: what one was told, the newest first, and whether one wants text messages. */
export function Component() {
  const { page, unread, read, readAll } = useNoticeQueries();
  const { toasts } = useServices();
  const list = useList(noticeListQuery);
  const found = useQuery(page, list.place);
  const count = useQuery(unread, undefined).value?.count ?? 0;
  const tried = (work: Promise<void>): void =>
    void work.catch(() => void toasts.commands.error(words.readFailed));
  const newest = (rows: readonly NoticeView[]): number =>
    rows.reduce((latest, { gmtCreated }) => Math.max(latest, gmtCreated), 0);
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <div>
          <styled.h1 textStyle="title">{pageTitleOf(LEARN_NOTICE_PATH)}</styled.h1>
          <styled.p color="fg.muted" marginTop="2">
            {words.hint}
          </styled.p>
        </div>
        {count > 0 && list.place.after === undefined && list.place.before === undefined && (
          <Button variant="outline" onClick={() => tried(readAll(newest(found.value?.list ?? [])))}>
            {words.readAll}
          </Button>
        )}
      </styled.div>
      <ListStates
        list={list}
        page={found}
        empty={
          <Card>
            <EmptyState title={words.none} hint={words.noneHint} />
          </Card>
        }
      >
        {({ page: { list: rows, previous, next }, region }) => (
          <div ref={region} tabIndex={-1}>
            <Card px={{ base: '4', md: '5' }} py="1">
              <styled.ul listStyle="none">
                {rows.map((one) => (
                  <NoticeLine key={one.id} notice={one} onRead={(id) => tried(read(id))} />
                ))}
              </styled.ul>
            </Card>
            <KeyPager
              label={words.pages}
              previous={previous && list.hrefOf({ before: previous })}
              next={next && list.hrefOf({ after: next })}
              Link={ListLink}
            />
          </div>
        )}
      </ListStates>
      <SmsChoice />
    </styled.div>
  );
}
