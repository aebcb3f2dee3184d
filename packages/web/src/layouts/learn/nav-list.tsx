import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { BookIcon, ChartIcon, CodeIcon, HomeIcon } from '@ykd/adapters-ui/widgets';
import { NavLink } from 'react-router-dom';
import { useServices } from '../../container/services-context';
import { learn } from '../../messages/zh-CN/learn';

const ICONS: Readonly<Record<string, typeof HomeIcon>> = {
  dashboard: HomeIcon,
  develop: CodeIcon,
  python: ChartIcon,
};

const Items = styled('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    listStyle: 'none',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '11',
      px: '3',
      borderRadius: 'md',
      fontSize: 'sm',
      color: 'fg.muted',
    },
    '& a:hover': { bg: 'bg.subtle', color: 'fg.default' },
    '& a[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
  },
});

/** The entries of the learning centre. */
export function NavList({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const entries = useStore(useServices().base, ({ menu }) => menu);
  return (
    <nav aria-label={learn.nav}>
      <Items>
        {entries.map(({ key, title, path }) => {
          const Icon = ICONS[key] ?? BookIcon;
          return (
            <li key={key}>
              <NavLink to={path} end onClick={() => onNavigate?.()}>
                <Icon />
                {title}
              </NavLink>
            </li>
          );
        })}
      </Items>
    </nav>
  );
}
