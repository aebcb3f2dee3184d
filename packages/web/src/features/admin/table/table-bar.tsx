import type { Asked } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import type { AppError } from '@ykd/application/shared';
import type { ListCount } from '@ykd/application/staff-list';
import type { ReactNode } from 'react';
import { table as words } from '../messages/zh-CN/table';
import { ColumnsMenu } from './columns-menu';
import type { FoundChoices } from './condition-words';
import type { Density } from './density';
import { AddCondition, Conditions } from './filter-bar';
import { SearchField } from './search-field';
import type { StaffListAt } from './use-staff-list';
import type { StaffTable } from './use-staff-table';

const Row = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });

/** How many rows the filter finds, or nothing while it is not known. */
function Count({ count: { status, value }, unit }: { count: Asked<ListCount, AppError>; unit: string }) {
  const said =
    value === undefined
      ? status === 'failed' && words.noCount
      : words.total(value.count.toLocaleString('zh-CN'), value.isMore, unit);
  return (
    <styled.p
      role="status"
      minHeight="5"
      color="fg.muted"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
      marginInlineEnd="auto"
    >
      {said}
    </styled.p>
  );
}

export type TableBarProps<Row extends { readonly id: string }> = {
  at: StaffListAt;
  table: StaffTable<Row>;
  count: Asked<ListCount, AppError>;
  unit: string;
  searchLabel: string;
  choices: FoundChoices;
  tools: ReactNode;
  density: Density;
  turnDensity: () => void;
  /** Whether rows can be chosen. */
  canChoose: boolean;
  onColumns: (columns: readonly string[] | undefined) => void;
  /** Gives the focus to the first row, if there is one. */
  toRows: () => void;
};

/** Search, conditions, and how the table is shown. It can be used whatever became of the list. */
export function TableBar<Row extends { readonly id: string }>({
  at,
  table,
  count,
  unit,
  searchLabel,
  choices,
  tools,
  density,
  turnDensity,
  canChoose,
  onColumns,
  toRows,
}: TableBarProps<Row>) {
  const { search, narrowBy, description } = at;
  return (
    <styled.div display="flex" flexDirection="column" gap="2">
      <Row role="search" aria-label={words.search}>
        <SearchField
          label={searchLabel}
          value={search}
          onChange={(text) => narrowBy('search', text)}
          toRows={toRows}
        />
        <AddCondition at={at} choices={choices} />
        {/* On a phone one row of buttons with the rest. */}
        <Row
          marginInlineStart={{ xl: 'auto' }}
          css={{ mdDown: { display: 'contents', '& a': { minHeight: '11' } } }}
        >
          {tools}
          <ColumnsMenu table={table} usual={description.shown} onChange={onColumns} />
          <Button
            variant="outline"
            size="sm"
            hideBelow="md"
            aria-pressed={density === 'compact'}
            onClick={turnDensity}
          >
            {words.compact}
          </Button>
        </Row>
      </Row>
      <Conditions at={at} choices={choices} />
      <Row>
        <Count count={count} unit={unit} />
        <styled.p hideBelow="lg" color="fg.subtle" fontSize="xs">
          {canChoose ? words.keysChoosing : words.keys}
        </styled.p>
      </Row>
    </styled.div>
  );
}
