import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '../../../routing/lazy-part';

/** A dialog or a view of a page whose code is loaded when somebody opens it. `meanwhile`: what is in its place until then. */
export const lateView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> => {
  const View = lazyPart(load);
  return function LateView(props: Props) {
    return (
      <Suspense fallback={meanwhile}>
        <View {...props} />
      </Suspense>
    );
  };
};
