import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { ADMIN_AUDIT_PATH, hasRight } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useAdminQueries } from '../admin-queries';
import { audit } from '../messages/zh-CN/audit';

/** Leads whoever may read the audit log to all of it that is about a member. */
export function WholeHistory({ userId }: { userId: string }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  if (!hasRight(me, 'audit.see')) return null;
  return (
    <styled.span
      fontSize="sm"
      css={{ '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } }}
    >
      <Link to={`${ADMIN_AUDIT_PATH}?${new URLSearchParams({ about: `is:${userId}` })}`}>{audit.whole}</Link>
    </styled.span>
  );
}
