import type { Asked } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { KeyPager, SelectInput } from '@ykd/adapters-ui/widgets';
import type { AppError, KeyPage } from '@ykd/application/shared';
import { sortOf, type ListCount } from '@ykd/application/staff-list';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { ListLink } from '../../../lists/list-link';
import { ListStates, type ShownPage } from '../../../lists/list-page';
import { useNavigate } from 'react-router-dom';
import { lists } from '../../../messages/zh-CN/lists';
import { table as words } from '../messages/zh-CN/table';
import { ChoiceBar } from './choice-bar';
import type { FoundChoices } from './condition-words';
import { useDensity } from './density';
import type { RowChoice } from './row-choice';
import { goTo, type RowWay } from './row-way';
import { StaffRows } from './staff-rows';
import { TableBar } from './table-bar';
import { useRowBefore } from './use-row-before';
import { useRowChoice } from './use-row-choice';
import { rowKeys } from './use-row-keys';
import type { StaffListAt } from './use-staff-list';
import { useStaffTable, type Cells } from './use-staff-table';

/** What is chosen of a list, for what is done with it. */
export interface ChosenRows {
  readonly choice: RowChoice;
  /** How many rows the filter finds, as far as they are counted. */
  readonly count: ListCount;
  /** Lets go of them. */
  readonly done: () => void;
}

export type StaffListProps<Row extends { readonly id: string }> = {
  /** What is listed, and what its rows are counted in. */
  title: string;
  unit: string;
  at: StaffListAt;
  page: Asked<KeyPage<Row>, AppError>;
  count: Asked<ListCount, AppError>;
  /** What can be found by the search. */
  searchLabel: string;
  /** The column that names a row and leads to it. */
  head: string;
  nameOf: (row: Row) => string;
  wayOf: (row: Row) => RowWay;
  /** How some columns are drawn; the others are by their kinds. */
  cells?: Cells<Row>;
  /** The values of columns of choices that one may ask for. */
  choices?: FoundChoices;
  /** Stands there while there is nothing at all. */
  empty: ReactNode;
  /** Stands in the bar above the table, such as saved views and exports. */
  tools?: ReactNode;
  /** What can be done with rows that are chosen. Without it none is chosen. */
  renderCommands?: ((chosen: ChosenRows) => ReactNode) | undefined;
};

const NOTHING = {};
const NOT_COUNTED: ListCount = { count: 0, isMore: true };

/** On a phone no heads of columns are there to be pressed. */
function SortField({ at: { sorts, description, list, sortBy } }: { at: StaffListAt }) {
  return (
    <styled.div hideFrom="md">
      <SelectInput
        aria-label={words.sort}
        value={list.place.sort ?? description.sort}
        onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => sortBy(currentTarget.value)}
      >
        {sorts.map((sort) => {
          const { key, isDescending } = sortOf(sort);
          const title = description.columns[key]?.title ?? key;
          return (
            <option key={sort} value={sort}>
              {isDescending ? words.descending(title) : words.ascending(title)}
            </option>
          );
        })}
      </SelectInput>
    </styled.div>
  );
}

/** A list of staff: what it is narrowed by, its rows in a table, and what can be done with them. Its place is the address. */
export function StaffList<Row extends { readonly id: string }>({
  title,
  unit,
  at,
  page,
  count,
  searchLabel,
  head,
  nameOf,
  wayOf,
  cells = NOTHING,
  choices = NOTHING,
  empty,
  tools,
  renderCommands,
}: StaffListProps<Row>) {
  const { list, description, shown, rowsName, showColumns } = at;
  const [density, turnDensity] = useDensity();
  const [choice, choose] = useRowChoice(rowsName);
  const navigate = useNavigate();
  const whole = useRef<HTMLDivElement>(null);
  useRowBefore(whole, page.isBefore === true ? undefined : page.value?.list, wayOf);
  const table = useStaffTable<Row>({
    description,
    shown,
    head,
    rows: page.value?.list,
    cells,
    choice,
    onChoose: choose,
  });
  const found = count.value ?? NOT_COUNTED;
  const isAnyChosen = choice.kind === 'all' || choice.ids.size > 0;

  const drawn = ({ page: { list: rows, previous, next }, isBusy, isBefore, region }: ShownPage<Row>) => {
    function letGo() {
      choose({ kind: 'these', ids: new Set() });
      region.current?.focus();
    }
    const onKeyDown = rowKeys({
      onOpen: (id) => {
        const row = rows.find((one) => one.id === id);
        if (row !== undefined) goTo(navigate, wayOf(row));
      },
      onToggle: renderCommands && ((id) => table.getRow(id).toggleSelected()),
      onLetGo: isAnyChosen ? letGo : undefined,
    });
    const canTakeAll =
      table.getIsAllPageRowsSelected() &&
      !found.isMore &&
      found.count > rows.length &&
      count.value !== undefined;
    return (
      <styled.div display="flex" flexDirection="column" gap="4" onKeyDown={onKeyDown}>
        <StaffRows
          caption={title}
          {...{ at, table, head, nameOf, wayOf, density, isBusy, isBefore }}
          canChoose={renderCommands !== undefined}
          ref={region}
        />
        {/* Its ways lead on from these rows: from those of another place they would lead astray. */}
        <styled.div display="contents" inert={isBefore}>
          {renderCommands && (
            <ChoiceBar
              choice={choice}
              onChoose={choose}
              onLetGo={letGo}
              found={found.count}
              canTakeAll={canTakeAll}
            >
              {renderCommands({ choice, count: found, done: letGo })}
            </ChoiceBar>
          )}
          <KeyPager
            label={lists.pages(title)}
            previous={previous && list.hrefOf({ before: previous })}
            next={next && list.hrefOf({ after: next })}
            Link={ListLink}
          />
        </styled.div>
      </styled.div>
    );
  };
  return (
    <styled.div ref={whole} display="flex" flexDirection="column" gap="3">
      <TableBar
        {...{ at, table, count, unit, searchLabel, choices, tools, density, turnDensity }}
        canChoose={renderCommands !== undefined}
        onColumns={showColumns}
        toRows={() => whole.current?.querySelector<HTMLElement>('[data-row]')?.focus()}
      />
      <SortField at={at} />
      <ListStates list={list} page={page} empty={empty}>
        {drawn}
      </ListStates>
    </styled.div>
  );
}
