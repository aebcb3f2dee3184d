import { styled } from '../../styled/index.js';
import { Skeleton } from '../skeleton.js';

/** Grey bars in the place of the first rows. */
export function TableSkeleton({ rows = 6 }: { rows?: number | undefined }) {
  return (
    <styled.div display="flex" flexDirection="column" gap={{ base: '3', md: '0' }}>
      {Array.from({ length: rows }, (_, row) => (
        <styled.div
          key={row}
          display="flex"
          gap="4"
          padding="4"
          bg="bg.surface"
          borderWidth="1px"
          borderColor="line"
          borderRadius={{ base: 'card', md: 'none' }}
          css={{
            md: {
              '&:not(:first-child)': { borderTopWidth: 0 },
              _first: { borderTopRadius: 'card' },
              _last: { borderBottomRadius: 'card' },
            },
          }}
        >
          <Skeleton width="15%" />
          <Skeleton width="30%" />
          <Skeleton width="10%" marginInlineStart="auto" />
        </styled.div>
      ))}
    </styled.div>
  );
}
