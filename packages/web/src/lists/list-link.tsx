import type { ListLink as WayTo } from '@ykd/adapters-ui/widgets';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { carriedOver } from './carried-over';
import { useHere } from './use-here';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A way to another place of the same list: the page stays where it is, only the list changes. Where it leads was drawn for the
 * place that is shown; whoever presses it after another step, which is not drawn yet, takes both.
 */
export const ListLink: WayTo = ({ to, ...props }) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const here = useHere();
  const onClick = (event: MouseEvent) => {
    const now = here();
    if (!isPlain(event) || now?.pathname !== pathname || now.search === search) return;
    event.preventDefault();
    void navigate(`?${carriedOver(search, to, now.search)}`, { preventScrollReset: true });
  };
  return <Link preventScrollReset to={to} onClick={onClick} {...props} />;
};
