import { useStore } from '@ykd/adapters-ui/react';
import { VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { useServices } from '../../../container/services-context';

/** The title of a page that has nothing to show yet, or nothing at all: for whoever does not see it. */
export function HiddenTitle() {
  const pageTitle = useStore(useServices().base, (state) => state.pageTitle);
  return <VisuallyHidden as="h1">{pageTitle}</VisuallyHidden>;
}
