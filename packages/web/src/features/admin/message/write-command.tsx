import { useQuery } from '@ykd/adapters-ui/react';
import { Button } from '@ykd/adapters-ui/widgets';
import { MESSAGE_RECEIVERS_MAX } from '@ykd/application/message';
import type { StudentFilter } from '@ykd/application/student';
import { hasRight } from '@ykd/domain/access';
import { useState, type ReactNode } from 'react';
import { useAdminQueries } from '../admin-queries';
import { writing as words } from '../messages/zh-CN/writing';
import { chosenCount } from '../table/row-choice';
import type { ChosenRows } from '../table/staff-list';
import { targetOf } from '../table/target-of';
import { WriteDialog } from './late-dialogs';

/** The button that writes to chosen students, and what it opens; there is no button for whoever may not. */
export const useWriting = (
  filter: StudentFilter,
): { readonly renderWrite: ((chosen: ChosenRows) => ReactNode) | undefined; readonly writing: ReactNode } => {
  const me = useQuery(useAdminQueries().me, undefined);
  const [chosen, setChosen] = useState<ChosenRows>();
  const renderWrite = (rows: ChosenRows) => {
    const isTooMany = chosenCount(rows.choice, rows.count.count) > MESSAGE_RECEIVERS_MAX;
    return (
      <Button
        size="sm"
        variant="outline"
        aria-disabled={isTooMany || undefined}
        onClick={() => !isTooMany && setChosen(rows)}
      >
        {isTooMany ? words.tooMany(MESSAGE_RECEIVERS_MAX) : words.command}
      </Button>
    );
  };
  const writing = chosen && (
    <WriteDialog
      to={{ kind: 'students', target: targetOf(chosen.choice, filter) }}
      renderAbout={() => (
        <p>{words.toMany(chosenCount(chosen.choice, chosen.count.count), chosen.choice.kind === 'all')}</p>
      )}
      onClose={() => setChosen(undefined)}
    />
  );
  return hasRight(me.value, 'messages.send')
    ? { renderWrite, writing }
    : { renderWrite: undefined, writing: null };
};
