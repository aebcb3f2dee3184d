import { Button } from '@ykd/adapters-ui/widgets';
import { BULK_MAX } from '@ykd/application/staff-list';
import type { StudentFilter } from '@ykd/application/student';
import { useState } from 'react';
import { students } from '../messages/zh-CN/students';
import { chosenCount } from '../table/row-choice';
import type { ChosenRows } from '../table/staff-list';
import { AssignDialog } from './assign-dialog';

/** The button that changes who looks after chosen students. */
export function AssignCommand({ chosen, filter }: { chosen: ChosenRows; filter: StudentFilter }) {
  const [open, setOpen] = useState(false);
  const isTooMany = chosenCount(chosen.choice, chosen.count.count) > BULK_MAX;
  return (
    <>
      <Button
        size="sm"
        aria-disabled={isTooMany || undefined}
        title={isTooMany ? students.assign.tooMany(BULK_MAX) : undefined}
        onClick={() => setOpen(!isTooMany)}
      >
        {isTooMany ? students.assign.tooMany(BULK_MAX) : students.assign.title}
      </Button>
      <AssignDialog open={open} onClose={() => setOpen(false)} chosen={chosen} filter={filter} />
    </>
  );
}
