import { useQuery } from '@ykd/adapters-ui/react';
import { Button, LoadingRegion, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { ADMIN_404_PATH, ADMIN_PATH, adminTrail, LEARN_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { MessagePage } from '../../../components/message-page';
import { common } from '../../../messages/zh-CN/common';
import { useAdminQueries } from '../admin-queries';
import { admin } from '../messages/zh-CN/admin';

/** What whoever has no right is shown: why, and the ways on. Specification §6 'Admin guard'. */
export function Component() {
  const { status, value } = useQuery(useAdminQueries().me, undefined);
  const { code, nobody, staff } = admin.missing;
  const title = adminTrail(ADMIN_404_PATH).at(-1)?.title ?? '';
  if (value === undefined && (status === 'idle' || status === 'loading')) {
    return (
      <LoadingRegion>
        <SkeletonCard lines={4} />
      </LoadingRegion>
    );
  }
  const [first, second] = value
    ? [
        [ADMIN_PATH, admin.toStart],
        [LEARN_PATH, admin.learnCentre],
      ]
    : [
        [LEARN_PATH, admin.learnCentre],
        ['/', common.backHome],
      ];
  return (
    <MessagePage
      drawing="search"
      eyebrow={code}
      title={title}
      message={<p>{value ? staff : nobody}</p>}
      actions={
        <>
          <Button asChild>
            <Link to={first?.[0] ?? '/'}>{first?.[1]}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={second?.[0] ?? '/'}>{second?.[1]}</Link>
          </Button>
        </>
      }
    />
  );
}
