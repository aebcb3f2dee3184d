import { clientOf } from '@ykd/adapters-http/client';
import { reportPictureCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { ReportPictureInput } from '@ykd/application/report-picture';
import { HOUR_MS } from '@ykd/domain/shared';
import { servicesHook } from '../../../container/services-hook';

/** Where the pictures of the member's reports are. Each asking makes another address: what is shown stays as long as it is looked at. */
export const useShareQueries = servicesHook(({ quietHttp, queryScope }) => {
  const calls = clientOf(quietHttp, reportPictureCalls);
  const read = (wanted: ReportPictureInput) => calls.address(wanted);
  return { address: createQuery({ read, freshMs: HOUR_MS }, queryScope) };
});
