import { styled } from '@ykd/adapters-ui/styled';
import { InfoIcon } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';

const Box = styled('div', {
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
      <styled.span flexShrink={0} color={tone === 'calm' ? 'fg.muted' : undefined}>
        <InfoIcon size={18} />
      </styled.span>
      <styled.div flex="1" minWidth="0" overflowWrap="anywhere">
        <styled.p fontWeight="semibold">{title}</styled.p>
        {children}
      </styled.div>
      {action && (
        <styled.div alignSelf="center" flexShrink={0}>
          {action}
        </styled.div>
      )}
    </Box>
  );
}

/** Where a notice may come up: the region stands from the start, or its words would not be read out. */
export function NoticePlace({ children }: { children: ReactNode }) {
  return (
    <styled.div role="status" _empty={{ position: 'absolute' }}>
      {children}
    </styled.div>
  );
}
