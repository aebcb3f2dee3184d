import { clientOf } from '@ykd/adapters-http/client';
import { reportPictureCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { ReportPictureInput } from '@ykd/application/report-picture';
import { HOUR_MS } from '@ykd/domain/shared';
import { servicesHook } from '../../../container/services-hook';

/** A picture, and the name that is known now: an address shows the name for which it was made, and no other one. */
type Wanted = ReportPictureInput & { readonly name: string | null };

/** Where the pictures of the member's reports are. Each asking makes another address: what is shown stays as long as it is looked at. */
export const useShareQueries = servicesHook(({ quietHttp, queryScope }) => {
  const calls = clientOf(quietHttp, reportPictureCalls);
  const read = ({ name: _ofKey, ...wanted }: Wanted) => calls.address(wanted);
  return { address: createQuery({ read, freshMs: HOUR_MS }, queryScope) };
});
