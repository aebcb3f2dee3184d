import { chakra } from '@chakra-ui/react/styled-system';
import { BookIcon, ChartIcon, CodeIcon, HomeIcon } from '@ykd/adapters-ui/widgets';
import { layoutOf, type MenuEntry } from '@ykd/domain/access';
import { EMPLOYMENT_CATEGORY_ID, type YkdOrder } from '@ykd/domain/order';
import { Link, NavLink } from 'react-router-dom';
import { common } from '../../messages/zh-CN/common';
import { learn } from '../../messages/zh-CN/learn';
import { COURSES_HREF } from './courses-place';

const ICONS: Readonly<Record<string, typeof HomeIcon>> = {
  dashboard: HomeIcon,
  develop: CodeIcon,
  python: ChartIcon,
};

const Items = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    listStyle: 'none',
    '& a, & .soon': {
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
    '& .soon': { color: 'fg.subtle', py: '2' },
    '& .soon small': { display: 'block', fontSize: 'xs' },
  },
});

export type NavListProps = {
  entries: readonly MenuEntry[];
  /** What the member has paid for. */
  orders: readonly Pick<YkdOrder, 'productName' | 'categoryId'>[];
  onNavigate?: (() => void) | undefined;
};

/**
 * The entries of the learning centre. One whose page does not exist yet leads to the courses when it was bought, else it
 * is shown, not linked.
 */
export function NavList({ entries, orders, onNavigate }: NavListProps) {
  // An employment class brings the menu of all its parts.
  const isBought = (title: string): boolean =>
    orders.some((order) => order.productName === title || order.categoryId === EMPLOYMENT_CATEGORY_ID);
  const leave = () => onNavigate?.();
  return (
    <nav aria-label={learn.nav}>
      <Items>
        {entries.map(({ key, title, path }) => {
          const Icon = ICONS[key] ?? BookIcon;
          return (
            <li key={key}>
              {layoutOf(path) !== undefined ? (
                <NavLink to={path} end onClick={leave}>
                  <Icon />
                  {title}
                </NavLink>
              ) : isBought(title) ? (
                <Link to={COURSES_HREF} onClick={leave}>
                  <Icon />
                  {title}
                </Link>
              ) : (
                <span className="soon">
                  <Icon />
                  <span>
                    {title}
                    <small>{common.comingSoon}</small>
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </Items>
    </nav>
  );
}
