import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import { reachOf } from '@ykd/domain/access';
import type { ReactNode } from 'react';
import { useAdminQueries } from '../admin-queries';
import { PageTitle } from '../components/page-title';
import { activities as words } from '../messages/zh-CN/activities';
import { ActivityTabs } from './activity-tabs';

/** A page of what staff run: its head, its tabs, and the way to a new one. */
export function ActivityFrame({
  addLabel,
  onAdd,
  isForAll = false,
  note = words.note,
  children,
}: {
  addLabel?: string;
  onAdd?: () => void;
  /** Whether only those make new ones who reach everybody. */
  isForAll?: boolean;
  /** What is said of the page below its title. */
  note?: string;
  children: ReactNode;
}) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const reachesAll = reachOf(me, 'activities.manage') === 'all';
  const isOwnAlone = me !== undefined && !reachesAll && !isForAll && addLabel !== undefined;
  return (
    <>
      <PageTitle note={isOwnAlone ? `${note}${words.ownNote}` : note} />
      <ActivityTabs />
      {addLabel !== undefined && (reachesAll || !isForAll) && (
        <styled.div display="flex" justifyContent="flex-end" marginBottom="3">
          <Button size="sm" onClick={onAdd}>
            {addLabel}
          </Button>
        </styled.div>
      )}
      {children}
    </>
  );
}
