import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../../routing/lazy-part';

const Dialog = lazyPart(async () => (await import('./write-to-class')).WriteToClass);

/** Writes to a class: loaded when somebody does. */
export function WriteToClass(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
