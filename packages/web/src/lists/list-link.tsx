import type { ListLink as WayTo } from '@ykd/adapters-ui/widgets';
import { Link } from 'react-router-dom';

/** A way to another place of the same list: the page stays where it is, only the list changes. */
export const ListLink: WayTo = (props) => <Link preventScrollReset {...props} />;
