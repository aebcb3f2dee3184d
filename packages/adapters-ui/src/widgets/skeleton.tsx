import { styled } from '../styled/index.js';
import type { ReactNode } from 'react';
import { Card } from './card.js';
import { messages } from './messages.js';
import { VisuallyHidden } from './visually-hidden.js';

/** One grey bar in the place of what is coming. */
export const Skeleton = styled('div', {
  base: {
    bg: 'line',
    borderRadius: 'sm',
    height: '4',
    opacity: 0.7,
    animation: 'breathe 1600ms ease-in-out infinite',
  },
});

/** Wraps the skeletons of one region and says once that it is loading. */
export function LoadingRegion({
  label = messages.loading,
  children,
}: {
  label?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Lines of text; the last one is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <styled.div display="flex" flexDirection="column" gap="3" aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : 'full'} />
      ))}
    </styled.div>
  );
}

/** A card with a title and some lines. */
export function SkeletonCard({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <Card aria-hidden>
      <Skeleton height="5" width="40%" marginBottom="5" />
      <SkeletonText lines={lines} />
    </Card>
  );
}

/** A course card: banner, title, meta line, progress. */
export function SkeletonCourseCard() {
  return (
    <Card room="none" aria-hidden>
      <Skeleton height="auto" aspectRatio="2 / 1" borderRadius="none" />
      <styled.div padding="4" display="flex" flexDirection="column" gap="3">
        <Skeleton height="5" width="70%" />
        <Skeleton height="3" width="45%" />
        <Skeleton height="2" borderRadius="full" />
      </styled.div>
    </Card>
  );
}
