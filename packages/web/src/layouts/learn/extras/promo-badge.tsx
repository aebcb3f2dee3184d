import { styled } from '@ykd/adapters-ui/styled';
import { ArrowRightIcon, Badge } from '@ykd/adapters-ui/widgets';
import type { ShownBanner } from '@ykd/application/activity';
import { Link, useLocation } from 'react-router-dom';
import { sidebar } from '../messages/zh-CN/sidebar';

/**
 * The first banner in the head of the page, for phones, where the sidebar is folded away. It comes when the page is long
 * there, into room that is free: nothing moves for it.
 */
export function PromoBadge({ banner: { title, short, path } }: { banner: ShownBanner }) {
  const { pathname, search } = useLocation();
  if (`${pathname}${search}` === path) return null;
  return (
    <styled.span
      display={{ base: 'block', lg: 'none' }}
      css={{
        // The head of so narrow a window is full; the sidebar has the banner.
        '@media (max-width: 359px)': { display: 'none' },
        '& > a': { display: 'flex', alignItems: 'center', height: '11' },
      }}
    >
      <Link to={path} aria-label={sidebar.isOn(title)}>
        <Badge tone="amber">
          {short}
          <ArrowRightIcon size={12} />
        </Badge>
      </Link>
    </styled.span>
  );
}
