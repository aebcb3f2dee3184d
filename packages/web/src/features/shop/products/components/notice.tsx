import { chakra } from '@chakra-ui/react/styled-system';
import { InfoIcon } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    px: '3',
    py: '2.5',
    borderWidth: '1px',
    borderRadius: 'md',
    fontSize: 'sm',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      amber: { bg: 'amber.subtle', borderColor: 'amber.line', color: 'amber.fg' },
      calm: { bg: 'bg.subtle', borderColor: 'line' },
    },
  },
});

export type NoticeProps = {
  tone: 'amber' | 'calm';
  title: string;
  children?: ReactNode;
  /** What there is to do about it, at the end of the line. */
  action?: ReactNode;
};

/** A box that says something that its reader should know before he goes on. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <Box tone={tone}>
      <chakra.span flexShrink={0} color={tone === 'calm' ? 'fg.muted' : undefined}>
        <InfoIcon size={18} />
      </chakra.span>
      <chakra.div flex="1" minWidth="0" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        {children}
      </chakra.div>
      {action && (
        <chakra.div alignSelf="center" flexShrink={0}>
          {action}
        </chakra.div>
      )}
    </Box>
  );
}

/** Where a notice may come up: the region stands from the start, or its words would not be read out. */
export function NoticePlace({ children }: { children: ReactNode }) {
  return (
    <chakra.div role="status" _empty={{ position: 'absolute' }}>
      {children}
    </chakra.div>
  );
}
