import { Button } from '@ykd/adapters-ui/widgets';
import { BULK_MAX } from '@ykd/application/staff-list';
import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { chosenCount } from './row-choice';
import type { ChosenRows } from './staff-list';

/** What the question of an act on many rows is told. */
export interface BulkDialogProps<Filter> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly chosen: ChosenRows;
  readonly filter: Filter;
}

/**
 * The button that asks for an act on the chosen rows, and what it opens: that stays when the rows are let go and the button goes
 * with them.
 */
export const useBulkCommand = <Filter,>(
  Dialog: ComponentType<BulkDialogProps<Filter>>,
  words: { readonly title: string; readonly tooMany: (most: number) => string },
  filter: Filter,
  variant?: ComponentProps<typeof Button>['variant'],
): { readonly renderCommand: (chosen: ChosenRows) => ReactNode; readonly dialog: ReactNode } => {
  const [chosen, setChosen] = useState<ChosenRows>();
  const [open, setOpen] = useState(false);
  const renderCommand = (rows: ChosenRows) => {
    const isTooMany = chosenCount(rows.choice, rows.count.count) > BULK_MAX;
    return (
      <Button
        size="sm"
        {...(variant === undefined ? {} : { variant })}
        aria-disabled={isTooMany || undefined}
        onClick={() => {
          setChosen(rows);
          setOpen(!isTooMany);
        }}
      >
        {isTooMany ? words.tooMany(BULK_MAX) : words.title}
      </Button>
    );
  };
  const dialog = chosen && (
    <Dialog open={open} onClose={() => setOpen(false)} chosen={chosen} filter={filter} />
  );
  return { renderCommand, dialog };
};
