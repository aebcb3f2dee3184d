import { styled } from '@ykd/adapters-ui/styled';
import type { ReactNode } from 'react';

const List = styled('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2.5',
    lineHeight: 'snug',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    // What is not to be broken stands below its name where there is no room beside it.
    '& > div:has([data-whole])': { flexWrap: 'wrap', rowGap: '1.5' },
    '& dt': { color: 'fg.muted', flexShrink: 0 },
    '& dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', minWidth: 0 },
  },
});

/** One line: what it is, and its value. Without a value there is no line. */
export type Fact = readonly [name: string, value: ReactNode];

/** Names and their values, one pair a line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(
        ([name, value]) =>
          value !== undefined &&
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}
