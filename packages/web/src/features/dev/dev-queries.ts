import { devClient } from '@ykd/adapters-http/client';
import { createQuery } from '@ykd/adapters-ui/stores';
import { servicesHook } from '../../container/services-hook';

/** The calls of the demo mode, and what its services received. */
export const useDev = servicesHook(({ quietHttp, queryScope }) => {
  const dev = devClient(quietHttp);
  return {
    dev,
    messages: createQuery({ read: () => dev.messages(), isPublic: 'alike' }, queryScope),
    accounts: createQuery({ read: () => dev.accounts(), isPublic: 'alike' }, queryScope),
    troubles: createQuery({ read: () => dev.troubles(), isPublic: 'alike' }, queryScope),
    services: createQuery({ read: () => dev.services(), isPublic: 'alike' }, queryScope),
  };
});
