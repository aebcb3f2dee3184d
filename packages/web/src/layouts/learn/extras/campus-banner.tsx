import { learnTrack, type MenuEntry } from '@ykd/domain/access';
import { Banner, type BannerProps } from '../../../components/activity/promo-banner';
import { sidebar } from '../messages/zh-CN/sidebar';

const EMPLOYMENT_PATHS: readonly string[] = [learnTrack('prejob').path, learnTrack('prejavajob').path];

export type CampusBannerProps = Pick<BannerProps, 'onNavigate'> & {
  /** The menu beside it: whoever has an employment class is led to his own. */
  menu: readonly MenuEntry[];
};

/** The banner of campus recruitment, which leads to the employment class. Specification §2 'Learn sidebar'. */
export function CampusBanner({ menu, onNavigate }: CampusBannerProps) {
  const own = menu.find(({ path }) => EMPLOYMENT_PATHS.includes(path));
  return (
    <Banner
      to={own?.path ?? learnTrack('prejob').path}
      {...sidebar.campus}
      tone="brand"
      color="brand.fg"
      onNavigate={onNavigate}
    />
  );
}
