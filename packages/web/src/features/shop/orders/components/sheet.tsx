import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';

/** A titled card of a page of the shop mall. */
export function Sheet({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} room="md">
      <styled.div display="flex" justifyContent="space-between" alignItems="center" gap="3" marginBottom="4">
        <styled.h2 textStyle="heading">{title}</styled.h2>
        {aside}
      </styled.div>
      {children}
    </Card>
  );
}

/** Two columns: what a page is about, and beside it what there is to decide. One below the other on phones. */
export const SheetColumns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
    // What stands beside two rows may be higher than both: the last one takes the room.
    gridTemplateRows: { lg: 'auto 1fr' },
    gap: '5',
    alignItems: 'start',
    paddingBottom: '6',
  },
});

/** Sheets one below the other. */
export const Sheets = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: 0 },
});
