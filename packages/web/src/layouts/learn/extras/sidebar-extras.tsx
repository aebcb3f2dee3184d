import { styled } from '@ykd/adapters-ui/styled';
import type { SidebarState } from '@ykd/adapters-ui/stores';
import type { MenuEntry } from '@ykd/domain/access';
import { PromoBanner } from '../../../components/activity/promo-banner';
import { CampusBanner } from './campus-banner';
import { TagList } from './tag-list';

export type SidebarExtrasProps = SidebarState & {
  menu: readonly MenuEntry[];
  onNavigate?: (() => void) | undefined;
};

/** What stands below the menu: tags and banners. Specification §2 'Learn sidebar'. */
export function SidebarExtras({ flags, tags, menu, onNavigate }: SidebarExtrasProps) {
  return (
    <>
      <TagList tags={tags} />
      <styled.div marginTop="auto" paddingBottom="5" display="flex" flexDirection="column" gap="3">
        {flags?.banners.map((banner) => (
          <PromoBanner key={banner.id} banner={banner} onNavigate={onNavigate} />
        ))}
        <CampusBanner menu={menu} onNavigate={onNavigate} />
      </styled.div>
    </>
  );
}
