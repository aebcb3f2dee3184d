import { styled } from '@ykd/adapters-ui/styled';
import { ListLink } from '../../../lists/list-link';
import { logs } from '../messages/zh-CN/logs';

const Ways = styled('span', {
  // In a table in one line, however long the text beside it is.
  base: {
    whiteSpace: { md: 'nowrap' },
    '& a': { color: 'brand.fg' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

/** A name that leads to all that there is of somebody, unless the list shows that already. */
export function Only({ name, to }: { name: string; to: string | undefined }) {
  if (to === undefined) return <Ways>{name}</Ways>;
  return (
    <Ways>
      <ListLink to={to}>
        <span title={logs.onlyOf(name)}>{name}</span>
      </ListLink>
    </Ways>
  );
}
