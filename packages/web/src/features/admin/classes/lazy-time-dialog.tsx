import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../../routing/lazy-part';

const Dialog = lazyPart(async () => (await import('./time-dialog')).TimeDialog);

/** Changes one time of a weekly event: loaded when somebody does. */
export function TimeDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
