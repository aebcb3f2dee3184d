import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../components/copy-button';
import { orders as words } from '../messages/zh-CN/orders';

/** A part of the detail under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <styled.section aria-label={title}>
      <styled.h3 fontSize="md" marginBottom="2">
        {title}
      </styled.h3>
      <Card room="sm">{children}</Card>
    </styled.section>
  );
}

/** What happened, one below the other. */
export const Lines = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    fontSize: 'sm',
    '& > li:not(:first-child)': { borderTopWidth: '1px', borderColor: 'line', paddingTop: '3' },
  },
});

/** What stands first in a line, and its state beside it. */
export const LineHead = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
});

export const Quiet = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

/** Money in yuan. */
export { sumWords as yuan } from '@ykd/application/staff-list';

/** A number that is looked up elsewhere, with what it is. */
export function Copied({ what, text }: { what: string; text: string }) {
  return (
    <styled.span display="flex" alignItems="center" gap="1" color="fg.muted" fontSize="xs">
      <styled.span flex="none">{what}</styled.span>
      <styled.span overflowWrap="anywhere" minWidth="0">
        {text}
      </styled.span>
      <CopyButton text={text} label={words.copy(what)} />
    </styled.span>
  );
}
