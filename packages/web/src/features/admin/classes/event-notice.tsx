import { styled } from '@ykd/adapters-ui/styled';
import type { EventView } from '@ykd/application/class-event';
import { eventNews, type KnownTimes } from '@ykd/domain/school-class';
import { useServices } from '../../../container/services-context';
import { classSchedule as words } from '../messages/zh-CN/class-schedule';

/** Says before an event is changed how many students will be told. */
export function EventNotice({
  event,
  next,
  members,
}: {
  event: EventView;
  /** As it will be. */
  next: KnownTimes;
  members: number;
}) {
  const now = useServices().environment.clock.now();
  const isNews = eventNews(event, next, now) !== undefined;
  return (
    <styled.p role="status" color="fg.muted" fontSize="sm">
      {!isNews ? words.notifiesNobody : members === 0 ? words.noMembers : words.notify(members)}
    </styled.p>
  );
}
