import { styled } from '@ykd/adapters-ui/styled';
import type { ReactNode } from 'react';

/** What somebody said, each under its name. */
export const SaidList = styled('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '& dt': { fontSize: 'sm', color: 'fg.subtle', marginBottom: '0.5' },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
});

export function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
