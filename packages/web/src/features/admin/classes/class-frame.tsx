import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { ClassPage } from '@ykd/application/school-class';
import {
  ADMIN_CLASS_PATH,
  adminClassGroupPath,
  adminClassMemberPath,
  adminClassPath,
  adminClassSchedulePath,
  adminClassSettingPath,
  adminClassTagPath,
  adminPageOf,
  adminTitleOf,
  hasRight,
} from '@ykd/domain/access';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { useAdminQueries } from '../admin-queries';
import { listBefore } from '../blocks/way-back';
import { PageTabs } from '../components/page-tabs';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { admin } from '../messages/zh-CN/admin';
import { classGroups as groupWords } from '../messages/zh-CN/class-groups';
import { classGlance as glanceWords } from '../messages/zh-CN/class-glance';
import { classSchedule as scheduleWords } from '../messages/zh-CN/class-schedule';
import { classes as words } from '../messages/zh-CN/classes';
import { writing } from '../messages/zh-CN/writing';
import { tags as tagWords } from '../messages/zh-CN/tags';
import { WriteToClass } from '../message/late-dialogs';
import { useClassQueries } from '../queries/class-queries';
import { ClassBadge } from './state-badge';

/** The parts of a class in their order, each with its address. */
const CLASS_PARTS: readonly { readonly title: string; readonly pathOf: (classId: string) => string }[] = [
  { title: glanceWords.tab, pathOf: adminClassPath },
  { title: words.membersTab, pathOf: adminClassMemberPath },
  { title: groupWords.tab, pathOf: adminClassGroupPath },
  { title: tagWords.tab, pathOf: adminClassTagPath },
  { title: scheduleWords.tab, pathOf: adminClassSchedulePath },
  { title: words.about, pathOf: adminClassSettingPath },
];

/** No class of this id, or none that the reader looks after: the page says the same. */
function NotFound() {
  const before = listBefore(useLocation().state);
  return (
    <>
      <PageTitle />
      <Card>
        <EmptyState
          drawing="search"
          title={words.missing}
          hint={words.missingHint}
          action={
            <Button asChild variant="outline">
              <Link to={before?.path ?? ADMIN_CLASS_PATH}>
                {before === undefined ? words.toList : admin.backTo(before.title)}
              </Link>
            </Button>
          }
        />
      </Card>
    </>
  );
}

/** Writes to the class: with the right to, and as long as it is not put away. */
function WriteCommand({ one }: { one: ClassPage }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const [isWriting, setWriting] = useState(false);
  if (one.archivedAt !== null || !hasRight(me, 'messages.send')) return null;
  return (
    <styled.div marginInlineStart="auto">
      <Button size="sm" variant="outline" onClick={() => setWriting(true)}>
        {writing.command}
      </Button>
      {isWriting && <WriteToClass one={one} onClose={() => setWriting(false)} />}
    </styled.div>
  );
}

/** What every page of one class begins with: what it is called, how it stands, and its parts; the page itself below. */
export function ClassFrame({
  classId,
  children,
}: {
  classId: string;
  children: (one: ClassPage) => ReactNode;
}) {
  const one = useQuery(useClassQueries().one, classId);
  const page = adminPageOf(useLocation().pathname);
  usePageTitle(one.value?.name ?? (page && adminTitleOf(page)));
  return (
    <Answer
      of={one}
      failed={words.failed}
      waiting={
        <>
          <PageTitle />
          <SkeletonCard lines={6} />
        </>
      }
      refused={one.refusal?.kind === 'forbidden' ? <Refused /> : <NotFound />}
    >
      {(value) => (
        <>
          <styled.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            css={{ '& > div': { marginBottom: 0 } }}
          >
            <PageTitle title={value.name} />
            <ClassBadge state={value.state} />
            <WriteCommand one={value} />
          </styled.div>
          <styled.p color="fg.muted" fontSize="sm" marginTop="1" marginBottom="4">
            {words.seatsOf(value.members, value.seats)}
          </styled.p>
          <PageTabs
            label={words.classTabs}
            tabs={CLASS_PARTS.map(({ title, pathOf }) => ({ title, path: pathOf(value.id) }))}
          />
          {children(value)}
        </>
      )}
    </Answer>
  );
}
