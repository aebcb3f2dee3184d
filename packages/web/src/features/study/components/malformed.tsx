import { Suspense } from 'react';
import { lazyPart } from '../../../routing/lazy-part';
import { LessonSkeleton } from './lesson-skeleton';
import type { MalformedPositionProps } from './malformed-position';

const Page = lazyPart(async () => (await import('./malformed-position')).MalformedPosition);

/** Where an address names no place in a course: few do, so that its page comes when it is wanted. */
export function Malformed(props: MalformedPositionProps) {
  return (
    <Suspense fallback={<LessonSkeleton />}>
      <Page {...props} />
    </Suspense>
  );
}
