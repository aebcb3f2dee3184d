import { styled } from '@ykd/adapters-ui/styled';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

const Tabs = styled('nav', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '1',
    marginBottom: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontSize: 'sm',
    // More than fit on a phone are pushed along.
    overflowX: 'auto',
    overflowY: 'hidden',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '11', lg: '9' },
      px: '3',
      flex: 'none',
      whiteSpace: 'nowrap',
      marginBottom: '-1px',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.muted',
    },
    '& a:hover': { color: 'fg.default' },
    '& a[aria-current=page]': { borderColor: 'brand.fg', color: 'brand.fg', fontWeight: 'semibold' },
  },
});

/** From one page to another that belongs to it, and back. */
export function PageTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { readonly path: string; readonly title: string }[];
}) {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!row.current || !here) return;
    row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);
  return (
    <Tabs ref={row} aria-label={label}>
      {tabs.map(({ path, title }) => (
        <NavLink key={path} to={path} end>
          {title}
        </NavLink>
      ))}
    </Tabs>
  );
}
