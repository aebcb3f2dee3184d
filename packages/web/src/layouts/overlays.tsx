import { ProgressBar, Toaster } from '@ykd/adapters-ui/widgets';
import type { Services } from '../container/services';

/**
 * What lies over every page: the progress bar and the toasts. It has a root of its own: what changes here many times while
 * a page loads must not throw away what React draws of that page in slices.
 */
export function Overlays({ pageProgress, toasts }: Pick<Services, 'pageProgress' | 'toasts'>) {
  return (
    <>
      <ProgressBar store={pageProgress} />
      <Toaster store={toasts} />
    </>
  );
}
