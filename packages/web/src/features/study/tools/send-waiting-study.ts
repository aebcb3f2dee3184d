import { hasStudyWaiting } from '@ykd/adapters-ui/stores';
import { memberIds } from '../../../container/member-ids';
import type { Services } from '../../../container/services';
import { loadStudyServices } from './load-study-services';

/** Sends what a member studied and could not send, as soon as it is known who he is. */
export const sendWaitingStudy = (services: Services): void => {
  const { base, environment } = services;
  memberIds(base).subscribe((userId) => {
    if (userId === undefined || !hasStudyWaiting(environment.storage, userId)) return;
    // Without its code it waits for the next visit.
    loadStudyServices(services).then(
      (study) => study.of(userId),
      () => undefined,
    );
  });
};
