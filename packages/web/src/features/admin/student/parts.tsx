import { styled } from '@ykd/adapters-ui/styled';
import { SkeletonText } from '@ykd/adapters-ui/widgets';
import { student as words } from '../messages/zh-CN/student';

/** Short facts, each with what it is. */
export const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      // Beside the rest.
      '2xl': 'repeat(2, minmax(0, 1fr))',
    },
    columnGap: '4',
    rowGap: '4',
    fontSize: 'sm',
    '& dt': { color: 'fg.muted', marginBottom: '0.5' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

/** Lines of a section, one below the other. */
export const Lines = styled('ul', {
  base: {
    listStyle: 'none',
    fontSize: 'sm',
    '& > li': { py: '3', borderTopWidth: '1px', borderColor: 'line' },
    '& > li:first-child': { paddingTop: '0', borderTopWidth: '0' },
    '& > li:last-child': { paddingBottom: '0' },
  },
});

export const Quiet = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

/** What the address says of a section cannot be read: what stands there instead is said. */
export function Unread({ children = words.unreadPlace }: { children?: string }) {
  return (
    <styled.p role="alert" marginBottom="3" color="danger.fg" fontSize="sm">
      {children}
    </styled.p>
  );
}

export const waiting = <SkeletonText lines={3} />;
