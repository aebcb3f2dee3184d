import { messageListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Card, EmptyState, type Column } from '@ykd/adapters-ui/widgets';
import type { MessageLine } from '@ykd/application/message';
import { manyWords } from '@ykd/application/staff-list';
import { shanghaiMinute } from '@ykd/domain/shared';
import { Link, useNavigate } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page';
import { useList } from '../../../lists/use-list';
import { DetailDrawer } from '../blocks/detail-drawer';
import { wayToDetail } from '../blocks/open-link';
import { useOpenRow, type OpenRow } from '../blocks/use-open-row';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { Time } from '../components/facts';
import { memberTitle } from '../member-title';
import { messages as words } from '../messages/zh-CN/messages';
import { Unbroken } from '../table/cell-value';
import { PAGE_SIZE } from '../table/page-size';
import { goTo } from '../table/row-way';
import { MessageDetail } from './message-detail';
import { useMessageQueries } from './message-queries';
import { MessageTabs } from './message-tabs';
import { SmsSettings } from './sms-settings';

const { columns } = words;

const Way = styled('span', {
  base: { '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

const columnsOf = (row: OpenRow): readonly Column<MessageLine, never>[] => [
  {
    id: 'title',
    title: columns.title,
    isHead: true,
    narrow: 'head',
    cell: ({ id, title }) => (
      <Way>
        <Link {...wayToDetail(row, id)}>{title}</Link>
      </Way>
    ),
  },
  {
    id: 'channel',
    title: columns.channel,
    cell: ({ channel }) => <Unbroken>{words.channels[channel]}</Unbroken>,
  },
  { id: 'sender', title: columns.sender, cell: ({ sender }) => <Unbroken>{memberTitle(sender)}</Unbroken> },
  { id: 'at', title: columns.at, cell: ({ gmtCreated }) => <Time at={gmtCreated} /> },
  { id: 'receivers', title: columns.receivers, align: 'end', cell: ({ receivers }) => manyWords(receivers) },
  { id: 'sent', title: columns.sent, align: 'end', cell: ({ sent }) => manyWords(sent) },
  {
    id: 'read',
    title: columns.read,
    align: 'end',
    cell: ({ channel, read }) => (channel === 'sms' ? '—' : manyWords(read)),
  },
  {
    id: 'notSent',
    title: columns.notSent,
    align: 'end',
    cell: ({ optedOut, noMobile, failed }) => manyWords(optedOut + noMobile + failed),
  },
  {
    id: 'cost',
    title: columns.cost,
    align: 'end',
    cell: ({ channel, cost }) => (channel === 'sms' ? <Unbroken>{words.money(cost)}</Unbroken> : '—'),
  },
  {
    id: 'state',
    title: columns.state,
    narrow: 'head',
    cell: ({ state, waiting }) =>
      state === 'done' ? (
        <Badge tone="neutral">{words.done}</Badge>
      ) : (
        <Badge tone="amber">{words.sending(waiting)}</Badge>
      ),
  },
];

/** Messages that were sent to students: one's own, or everybody's for a super administrator; each at an address. Beyond the Specification. */
export function Component() {
  const list = useList(messageListQuery);
  const row = useOpenRow();
  const navigate = useNavigate();
  const page = useQuery(useMessageQueries().list, { size: PAGE_SIZE, ...list.place });
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle note={words.note} />
        <Refused />
      </>
    );
  }
  const rows = page.value?.list ?? [];
  return (
    <>
      <PageTitle note={words.note} />
      <MessageTabs />
      <SmsSettings />
      <ListPage
        title={words.sent}
        list={list}
        page={page}
        cols={columnsOf(row)}
        nameOf={({ title, gmtCreated }) => words.rowName(title, shanghaiMinute(gmtCreated))}
        onOpen={({ id }) => goTo(navigate, wayToDetail(row, id))}
        empty={
          <Card>
            <EmptyState title={words.none} hint={words.noneHint} />
          </Card>
        }
      />
      <DetailDrawer
        row={row}
        ids={rows.map(({ id }) => id)}
        title={(id) => words.titled(rows.find((one) => one.id === id)?.title)}
      >
        {(id) => <MessageDetail id={id} />}
      </DetailDrawer>
    </>
  );
}
