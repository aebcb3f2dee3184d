import { styled } from '@ykd/adapters-ui/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OpenRow } from './use-open-row';

/** What a link that opens the detail of a row consists of; `data-opens`: it takes the focus back when the detail closes. */
export const wayToDetail = (row: OpenRow, id: string) =>
  ({ to: row.hrefOf(id), state: row.state, preventScrollReset: true, 'data-opens': id }) as const;

/** Opens the detail of a row. */
export function OpenLink({ row, id, children }: { row: OpenRow; id: string; children: ReactNode }) {
  return (
    <styled.span css={{ '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } }}>
      <Link {...wayToDetail(row, id)}>{children}</Link>
    </styled.span>
  );
}
