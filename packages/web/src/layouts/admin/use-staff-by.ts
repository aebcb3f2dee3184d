import { useQuery } from '@ykd/adapters-ui/react';
import type { StaffView } from '@ykd/application/staff';
import { adminPageGuard } from '@ykd/domain/access';
import { PASS } from '@ykd/domain/shared';
import { useEffect } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import type { StaffQuery } from './admit-by';

/** Where the member may not be any more, he is led away; answers what he may do, as far as it is known. */
export const useStaffBy = (me: StaffQuery, path: string): StaffView | undefined => {
  const { status, value, refusal } = useQuery(me, undefined);
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const isKnown = status === 'ready' || (status === 'refused' && refusal?.kind === 'forbidden');
  const decision = value?.pending === undefined ? adminPageGuard(path, value) : PASS;
  // The guard of the page that he goes to asks once more: that must not send him off again.
  const away = isKnown && !isLeaving && decision.kind === 'redirect' ? decision.to : undefined;
  useEffect(() => {
    if (away !== undefined) void navigate(away, { replace: true });
  }, [away, navigate]);
  return value;
};
