import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card } from '@ykd/adapters-ui/widgets';
import { shanghaiMinute } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { people } from '../messages/zh-CN/people';
import { directPeopleHref, pathWords, peopleHref, type DepartmentLine } from './department-words';

const words = people.department;

/** What is asked for about the chosen department. */
export type DepartmentAsk = 'add' | 'rename' | 'move' | 'remove';

const Facts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    rowGap: '1.5',
    fontSize: 'sm',
    '& dt': { color: 'fg.muted' },
    '& dd': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& a': { color: 'brand.fg' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

/** The chosen department, with what can be done to it. */
export function DepartmentPanel({
  departments,
  department,
  onAsk,
}: {
  departments: readonly DepartmentLine[];
  department: DepartmentLine | undefined;
  onAsk: (ask: DepartmentAsk) => void;
}) {
  if (department === undefined) {
    return (
      <Card as="section" aria-label={words.chosen}>
        <styled.p fontSize="sm" color="fg.muted">
          {words.noneChosen}
        </styled.p>
      </Card>
    );
  }
  const { id, parentId, name, people: direct, peopleBelow, changedAt, changedBy } = department;
  return (
    <Card as="section" aria-label={words.chosen}>
      <styled.h2 fontSize="md" overflowWrap="anywhere">
        {name}
      </styled.h2>
      <styled.p fontSize="sm" color="fg.muted" marginTop="0.5" marginBottom="3" overflowWrap="anywhere">
        {parentId === null ? words.top : words.below(pathWords(departments, parentId))}
      </styled.p>
      <Facts>
        <dt>{words.direct}</dt>
        <dd>
          <Link to={directPeopleHref(id)}>{people.people(direct)}</Link>
        </dd>
        <dt>{words.withBelow}</dt>
        <dd>
          <Link to={peopleHref(id)}>{people.people(peopleBelow)}</Link>
        </dd>
      </Facts>
      <styled.p fontSize="xs" color="fg.subtle" marginTop="3">
        {words.changed(changedBy?.name ?? words.somebody, shanghaiMinute(changedAt))}
      </styled.p>
      <styled.div display="flex" flexWrap="wrap" gap="1.5" marginTop="4">
        {(['addBelow', 'rename', 'move', 'remove'] as const).map((ask) => (
          <Button
            key={ask}
            size="sm"
            variant="outline"
            px="2.5"
            onClick={() => onAsk(ask === 'addBelow' ? 'add' : ask)}
          >
            {words[ask]}
          </Button>
        ))}
      </styled.div>
    </Card>
  );
}
