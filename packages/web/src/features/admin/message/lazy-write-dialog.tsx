import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../../routing/lazy-part';

const Dialog = lazyPart(async () => (await import('./write-dialog')).WriteDialog);

/** Writes to students: loaded when somebody does. */
export function WriteDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
