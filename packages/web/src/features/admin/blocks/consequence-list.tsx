import { styled } from '@ykd/adapters-ui/styled';
import type { ReactNode } from 'react';

/** Something that is going to happen, with how often. */
export type Consequence = { readonly what: string; readonly count: ReactNode };

const Consequences = styled('ul', {
  base: {
    listStyle: 'none',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    fontSize: 'sm',
    '& li': { display: 'flex', justifyContent: 'space-between', gap: '4', px: '3', py: '2' },
    '& li:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'line' },
  },
});

/** What is going to happen, one a line. */
export function ConsequenceList({ of }: { of: readonly Consequence[] }) {
  return (
    <Consequences>
      {of.map(({ what, count }) => (
        <li key={what}>
          <span>{what}</span>
          <styled.span fontWeight="semibold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {count}
          </styled.span>
        </li>
      ))}
    </Consequences>
  );
}
