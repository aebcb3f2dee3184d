import { styled } from '@ykd/adapters-ui/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OpenRow } from './use-open-row';

/** Marks what opens the detail of a row: it takes the focus back when the detail closes. */
const opens = (id: string) => ({ 'data-opens': id });

/** Opens the detail of a row. */
export function OpenLink({ row, id, children }: { row: OpenRow; id: string; children: ReactNode }) {
  return (
    <styled.span css={{ '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } }}>
      <Link to={row.hrefOf(id)} state={row.state} preventScrollReset {...opens(id)}>
        {children}
      </Link>
    </styled.span>
  );
}
