import { styled } from '@ykd/adapters-ui/styled';
import type { SidebarFlags } from '@ykd/application/sidebar';
import { AnnouncementStrip } from '../../../components/activity/announcement-strip';
import { sidebar } from '../messages/zh-CN/sidebar';

type Announcement = SidebarFlags['announcements'][number];

/**
 * What everybody is told, at the lower edge of the window: it comes late, and nothing moves for it. One after the other, the one that
 * began last first.
 */
export function Announcements({
  announcements,
  onPutAway,
}: {
  announcements: readonly Announcement[];
  onPutAway: (id: string) => void;
}) {
  const [first] = announcements;
  if (first === undefined) return null;
  return (
    <styled.section aria-label={sidebar.announcements.label}>
      <AnnouncementStrip announcement={first} onPutAway={() => onPutAway(first.id)} />
    </styled.section>
  );
}
