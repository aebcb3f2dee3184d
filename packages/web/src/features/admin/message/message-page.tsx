import { messageListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, Card, EmptyState, type Column } from '@ykd/adapters-ui/widgets';
import type { MessageLine } from '@ykd/application/message';
import { manyWords } from '@ykd/application/staff-list';
import { hasRight } from '@ykd/domain/access';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page';
import { useList } from '../../../lists/use-list';
import { useAdminQueries } from '../admin-queries';
import { PickerField } from '../blocks/picker-field';
import { useClassQueries } from '../queries/class-queries';
import { useFindClasses } from '../queries/find-classes';
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
import { WriteToClass } from './late-dialogs';

const { columns, toClass } = words;

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
  {
    id: 'to',
    title: columns.to,
    cell: ({ conditions }) => (
      <styled.span display="block" minWidth={{ md: '40' }} overflowWrap="anywhere">
        {conditions}
      </styled.span>
    ),
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

/** Writes to a class, and narrows the list to those that went to one: for whoever looks after classes. */
function ClassFilter({
  list,
}: {
  list: ReturnType<typeof useList<ReturnType<typeof messageListQuery.read>>>;
}) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const find = useFindClasses();
  const [isWriting, setWriting] = useState(false);
  const { classId } = list.place;
  const isLed = hasRight(me, 'classes.manage');
  const known = useQuery(useClassQueries().one, classId ?? '', isLed && classId !== undefined);
  if (!isLed) return null;
  const chosen =
    classId === undefined ? undefined : { id: classId, title: known.value?.name ?? toClass.unknown };
  return (
    <styled.div display="flex" flexWrap="wrap" alignItems="end" gap="3" marginBottom="4">
      <styled.div flex="1" minWidth="0" maxWidth="80">
        <PickerField
          label={toClass.filter}
          placeholder={toClass.filterHint}
          chosen={chosen}
          find={find}
          onChoose={(option) => list.narrow({ classId: option?.id })}
        />
      </styled.div>
      <styled.div marginInlineStart="auto">
        <Button onClick={() => setWriting(true)}>{toClass.button}</Button>
      </styled.div>
      {isWriting && (
        <WriteToClass
          one={chosen && { id: chosen.id, name: chosen.title }}
          onClose={() => setWriting(false)}
        />
      )}
    </styled.div>
  );
}

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
      <ClassFilter list={list} />
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
