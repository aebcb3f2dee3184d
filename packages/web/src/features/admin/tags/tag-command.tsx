import { useQuery } from '@ykd/adapters-ui/react';
import type { StudentFilter } from '@ykd/application/student';
import { hasRight } from '@ykd/domain/access';
import type { ReactNode } from 'react';
import { useAdminQueries } from '../admin-queries';
import { tags } from '../messages/zh-CN/tags';
import type { ChosenRows } from '../table/staff-list';
import { useBulkCommand } from '../table/use-bulk-command';
import { TagDialog } from './tag-dialog';

/** Putting a tag on chosen students; there is no button for whoever may not. */
export const useTagging = (
  filter: StudentFilter,
): { readonly renderTag: ((chosen: ChosenRows) => ReactNode) | undefined; readonly tagging: ReactNode } => {
  const me = useQuery(useAdminQueries().me, undefined);
  const { renderCommand, dialog } = useBulkCommand(TagDialog, tags.set, filter, 'outline');
  return hasRight(me.value, 'tags.set')
    ? { renderTag: renderCommand, tagging: dialog }
    : { renderTag: undefined, tagging: null };
};
