import { useQuery } from '@ykd/adapters-ui/react';
import { Button } from '@ykd/adapters-ui/widgets';
import { BULK_MAX } from '@ykd/application/staff-list';
import type { StudentFilter } from '@ykd/application/student';
import { hasRight } from '@ykd/domain/access';
import { useState, type ReactNode } from 'react';
import { useAdminQueries } from '../admin-queries';
import { tags } from '../messages/zh-CN/tags';
import { chosenCount } from '../table/row-choice';
import type { ChosenRows } from '../table/staff-list';
import { TagDialog } from './tag-dialog';

const { set: words } = tags;

/**
 * The button that asks for a tag of chosen students, undefined for whoever may not put one on, and what it opens: that stays
 * when the rows are let go and the button goes with them.
 */
export const useTagging = (
  filter: StudentFilter,
): { readonly renderTag: ((chosen: ChosenRows) => ReactNode) | undefined; readonly tagging: ReactNode } => {
  const me = useQuery(useAdminQueries().me, undefined);
  const [chosen, setChosen] = useState<ChosenRows>();
  const [open, setOpen] = useState(false);
  if (!hasRight(me.value, 'tags.set')) return { renderTag: undefined, tagging: null };
  const renderTag = (rows: ChosenRows) => {
    const isTooMany = chosenCount(rows.choice, rows.count.count) > BULK_MAX;
    return (
      <Button
        size="sm"
        variant="outline"
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
  const tagging = chosen && (
    <TagDialog open={open} onClose={() => setOpen(false)} chosen={chosen} filter={filter} />
  );
  return { renderTag, tagging };
};
