import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, SkeletonText } from '@ykd/adapters-ui/widgets';
import { people } from '../messages/zh-CN/people';
import { usePeople } from './people-queries';

const words = people.employee;

const Table = styled('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    lineHeight: 'snug',
    borderCollapse: 'collapse',
    '& th, & td': { py: '1.5', paddingInlineEnd: '3', textAlign: 'start', verticalAlign: 'top' },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'normal' },
    '& td:nth-child(2)': { whiteSpace: 'nowrap' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'line' },
    '& tr[data-reach=none]': { color: 'fg.subtle' },
  },
});

type Reached = { readonly reach: string };

/** What somebody may not do stands below. */
const grantedFirst = (one: Reached, other: Reached): number =>
  Number(one.reach === 'none') - Number(other.reach === 'none');

/** What somebody may do, how far it reaches, and why. */
export function WhyTable({ userId }: { userId: string }) {
  const why = useQuery(usePeople().why, userId);
  return (
    <Answer of={why} failed={words.whyFailed} refused="failed" compact waiting={<SkeletonText lines={6} />}>
      {(rights) => (
        <Table>
          <thead>
            <tr>
              <th scope="col">{words.right}</th>
              <th scope="col">{words.reach}</th>
              <th scope="col">{words.because}</th>
            </tr>
          </thead>
          <tbody>
            {rights.toSorted(grantedFirst).map(({ right, reach, words: because }) => (
              <tr key={right} data-reach={reach}>
                <th scope="row">{words.rightTitles[right]}</th>
                <td>{reach === 'none' ? words.nothing : words.reaches[reach]}</td>
                <td>{because}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Answer>
  );
}
