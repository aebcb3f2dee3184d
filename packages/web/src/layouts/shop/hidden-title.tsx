import { VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { pageTitleOf } from '@ykd/domain/access';
import { useLocation } from 'react-router-dom';

/** The title of a page that has nothing to show yet, or nothing at all: for whoever does not see it. */
export function HiddenTitle() {
  const { pathname } = useLocation();
  return <VisuallyHidden as="h1">{pageTitleOf(pathname)}</VisuallyHidden>;
}
