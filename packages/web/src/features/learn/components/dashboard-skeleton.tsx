import { styled } from '@ykd/adapters-ui/styled';
import { LoadingRegion, Skeleton, SkeletonCard, SkeletonCourseCard } from '@ykd/adapters-ui/widgets';
import { memo } from 'react';
import { CourseGrid } from './course-section';

/** The shape of the dashboard before it is there. Drawn once, whatever loads around it. */
export const DashboardSkeleton = memo(function DashboardSkeleton() {
  return (
    <LoadingRegion>
      <styled.div display="flex" flexDirection="column" gap="8">
        <SkeletonCard lines={4} />
        <div>
          <Skeleton height="5" width="24" marginBottom="4" />
          <CourseGrid as="div">
            {[0, 1, 2, 3].map((place) => (
              <SkeletonCourseCard key={place} />
            ))}
          </CourseGrid>
        </div>
      </styled.div>
    </LoadingRegion>
  );
});
