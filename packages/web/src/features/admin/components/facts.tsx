import { styled } from '@ykd/adapters-ui/styled';
import { shanghaiMinute } from '@ykd/domain/shared';
import type { ReactNode } from 'react';

/** What there is to say of a line, one below the other. */
export const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    // What is beside a button stands on the line of its name, too.
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '2',
    fontSize: 'sm',
    '& dt': { color: 'fg.subtle', whiteSpace: 'nowrap' },
    '& dd': { overflowWrap: 'anywhere' },
    '& a': { color: 'brand.fg' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** An instant by the clock of Beijing. */
export function Time({ at }: { at: number }) {
  return (
    <styled.time whiteSpace="nowrap" dateTime={new Date(at).toISOString()}>
      {shanghaiMinute(at)}
    </styled.time>
  );
}
