import { SkeletonCard } from '@ykd/adapters-ui/widgets';
import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../../routing/lazy-part';

const View = lazyPart(async () => (await import('./month-view')).MonthView);

/** The times of a class by the days of a month: loaded when somebody looks at them so. */
export function MonthView(props: ComponentProps<typeof View>) {
  return (
    <Suspense fallback={<SkeletonCard lines={8} />}>
      <View {...props} />
    </Suspense>
  );
}
