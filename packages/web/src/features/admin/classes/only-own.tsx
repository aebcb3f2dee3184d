import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { reachOf } from '@ykd/domain/access';
import { useAdminQueries } from '../admin-queries';
import { classes } from '../messages/zh-CN/classes';

/** Says, to whoever sees a part of all students, that a list of a class has those alone. */
export function OnlyOwn() {
  const me = useQuery(useAdminQueries().me, undefined).value;
  if (me === undefined || reachOf(me, 'students.see') === 'all') return null;
  return (
    <styled.p color="fg.muted" fontSize="sm" marginBottom="3">
      {classes.members.some}
    </styled.p>
  );
}
