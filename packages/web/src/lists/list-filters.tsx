import { styled } from '@ykd/adapters-ui/styled';
import { Button, SelectInput } from '@ykd/adapters-ui/widgets';
import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import { lists } from '../messages/zh-CN/lists';
import type { AnyPlace, ListAt } from './use-list';

const Row = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3' } });

/** On a phone they are behind a button, so that the list begins on the first screen. */
const Fields = styled(Row, {
  base: {
    flex: { md: '1' },
    gridColumn: '1 / -1',
    minWidth: 0,
    // As many in a line as there is room for: no more than a few names stand in one.
    '& > *': { flex: { base: '1 0 100%', md: '1 1 8.5rem' }, maxWidth: { md: '14rem' } },
    // Buttons side by side are as wide as they are.
    '& > :has([role=group])': { flex: { md: 'none' } },
    '& > button': { flex: { base: '1 0 100%', md: 'none' }, height: '11' },
  },
  variants: { isOpen: { false: { display: { base: 'none', md: 'flex' } } } },
});

export type ListFiltersProps<Sort extends string> = {
  list: ListAt<AnyPlace<Sort>>;
  /** The sorts with their titles: a phone has no heads of columns to press on. */
  sorts?: Readonly<Record<Sort, string>>;
  /** At their end, such as an export. */
  aside?: ReactNode;
  /** Filters, each in a field of its own. */
  children: ReactNode;
};

/** What a list is narrowed and sorted by. It can be used whatever became of the list. */
export function ListFilters<Sort extends string>({ list, sorts, aside, children }: ListFiltersProps<Sort>) {
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  const { place, filterCount, narrow, clear } = list;
  const names = Object.keys(sorts ?? {}) as Sort[];
  return (
    <styled.div
      role="search"
      aria-label={lists.filters}
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns={aside === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) auto'}
      alignItems="end"
      gap="3"
    >
      <Row hideFrom="md" order={{ mdDown: -1 }}>
        <Button
          variant="outline"
          flex="1"
          height="11"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setOpen(!isOpen)}
        >
          {lists.filtersOf(filterCount)}
        </Button>
        {sorts && (
          <styled.div flex="1">
            <SelectInput
              aria-label={lists.sort}
              value={place.sort}
              onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
                narrow({ sort: names.find((one) => one === currentTarget.value) })
              }
            >
              {names.map((one) => (
                <option key={one} value={one}>
                  {sorts[one]}
                </option>
              ))}
            </SelectInput>
          </styled.div>
        )}
      </Row>
      <Fields id={fieldsId} isOpen={isOpen}>
        {children}
        {filterCount > 0 && (
          <Button variant="ghost" onClick={clear}>
            {lists.clear}
          </Button>
        )}
      </Fields>
      {aside !== undefined && (
        <styled.div
          display="flex"
          alignItems="center"
          minHeight="11"
          order={{ mdDown: -1 }}
          css={{ mdDown: { '& button': { minHeight: '11' } } }}
        >
          {aside}
        </styled.div>
      )}
    </styled.div>
  );
}
