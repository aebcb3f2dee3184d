import { styled } from '@ykd/adapters-ui/styled';
import { ArrowRightIcon, Card, type CardProps } from '@ykd/adapters-ui/widgets';
import { learnTrack, type MenuEntry } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { sidebar } from '../messages/zh-CN/sidebar';
import { PROMO_PATH } from './promo-path';

type BannerProps = {
  to: string;
  title: string;
  hint: string;
  tone: NonNullable<CardProps['tone']>;
  color: string;
  onNavigate?: (() => void) | undefined;
};

function Banner({ to, title, hint, tone, color, onNavigate }: BannerProps) {
  return (
    <Card asChild interactive tone={tone} room="none">
      <Link to={to} onClick={() => onNavigate?.()}>
        <styled.span display="block" px="4" py="3">
          <styled.span
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="2"
            color={color}
            fontSize="sm"
            fontWeight="semibold"
          >
            {title}
            <ArrowRightIcon size={16} />
          </styled.span>
          <styled.span display="block" color="fg.muted" fontSize="xs" lineHeight="snug" marginTop="1">
            {hint}
          </styled.span>
        </styled.span>
      </Link>
    </Card>
  );
}

/** The banner of the summer activity. Specification §2 'Learn sidebar'. */
export function PromoBanner({ onNavigate }: Pick<BannerProps, 'onNavigate'>) {
  return <Banner to={PROMO_PATH} {...sidebar.promo} tone="amber" color="amber.fg" onNavigate={onNavigate} />;
}

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
