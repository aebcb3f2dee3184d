import { styled } from '../../styled/index.js';
import { IconFrame } from '../icons/icon-frame.js';
import type { Column, Sorting } from './column.js';

type Sorts<Sort extends string> = NonNullable<Column<never, Sort>['sorts']>;

export type Direction = 'ascending' | 'descending';

/** Which way a column is sorted, if it is. */
export const directionOf = <Sort extends string>(
  { ascending, descending }: Sorts<Sort>,
  by: Sort | undefined,
): Direction | undefined => {
  if (by === undefined) return undefined;
  if (by === ascending) return 'ascending';
  return by === descending ? 'descending' : undefined;
};

/** The shape says it, not the colour: both ways while it is not sorted, one way while it is. */
const SHAPES = {
  none: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  ascending: 'M12 19V5M6.5 10.5 12 5l5.5 5.5',
  descending: 'M12 5v14M6.5 13.5 12 19l5.5-5.5',
};

const Control = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '11',
    marginBlock: '-2',
    borderRadius: 'sm',
    color: 'fg.muted',
    _hover: { color: 'fg.default' },
    '[aria-sort] > &': { color: 'fg.default', fontWeight: 'semibold' },
  },
});

/** The title of a column that leads to the list sorted by it, the other way round when it is already. */
export function SortLink<Sort extends string>({
  title,
  sorts,
  sorting: { by, hrefOf, Link },
}: {
  title: string;
  sorts: Sorts<Sort>;
  sorting: Sorting<Sort>;
}) {
  const { ascending, descending, begins = 'descending' } = sorts;
  const direction = directionOf(sorts, by);
  // The highest first, as a rule: the newest, the dearest.
  const isUp = (direction ?? begins) === (direction ? 'descending' : 'ascending');
  const after = isUp ? (ascending ?? descending) : (descending ?? ascending);
  if (after === undefined) return <>{title}</>;
  return (
    <Control asChild>
      <Link to={hrefOf(after)}>
        {title}
        <IconFrame size={16}>
          <path d={SHAPES[direction ?? 'none']} />
        </IconFrame>
      </Link>
    </Control>
  );
}
