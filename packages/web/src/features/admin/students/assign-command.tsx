import { Button } from '@ykd/adapters-ui/widgets';
import { BULK_MAX } from '@ykd/application/staff-list';
import type { StudentFilter } from '@ykd/application/student';
import { useState, type ReactNode } from 'react';
import { students } from '../messages/zh-CN/students';
import { chosenCount } from '../table/row-choice';
import type { ChosenRows } from '../table/staff-list';
import { AssignDialog } from './assign-dialog';

const { assign: words } = students;

/** The button that asks for it, and what it opens: that stays when the rows are let go and the button goes with them. */
export const useAssigning = (
  filter: StudentFilter,
): { readonly renderCommand: (chosen: ChosenRows) => ReactNode; readonly dialog: ReactNode } => {
  const [chosen, setChosen] = useState<ChosenRows>();
  const [open, setOpen] = useState(false);
  const renderCommand = (rows: ChosenRows) => {
    const isTooMany = chosenCount(rows.choice, rows.count.count) > BULK_MAX;
    return (
      <Button
        size="sm"
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
    <AssignDialog open={open} onClose={() => setOpen(false)} chosen={chosen} filter={filter} />
  );
  return { renderCommand, dialog };
};
