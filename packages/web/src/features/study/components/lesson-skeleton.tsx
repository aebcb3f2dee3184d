import { styled } from '@ykd/adapters-ui/styled';
import { LoadingRegion, Skeleton, SkeletonText } from '@ykd/adapters-ui/widgets';
import { memo } from 'react';

/** The shape of a lesson before it is there. Drawn once, whatever loads around it. */
export const LessonSkeleton = memo(function LessonSkeleton() {
  return (
    <styled.div width="full" maxWidth="45rem">
      <LoadingRegion>
        <styled.div display="flex" flexDirection="column" gap="6">
          <Skeleton height="8" width="60%" />
          <SkeletonText lines={4} />
          <Skeleton height="32" borderRadius="card" />
          <SkeletonText lines={3} />
        </styled.div>
      </LoadingRegion>
    </styled.div>
  );
});
