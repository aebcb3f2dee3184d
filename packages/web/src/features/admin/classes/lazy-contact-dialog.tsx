import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../../routing/lazy-part';

const Dialog = lazyPart(async () => (await import('./contact-dialog')).ContactDialog);

/** What students read of whoever looks after them: loaded when he changes it. */
export function ContactDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
