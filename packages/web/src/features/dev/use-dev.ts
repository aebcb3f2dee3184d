import { devClient } from '@ykd/adapters-http/client';
import { useMemo } from 'react';
import { useServices } from '../../container/services-context';

/** The calls of the demo mode; loaded with the page that makes them. */
export const useDev = (): ReturnType<typeof devClient> => {
  const { quietHttp } = useServices();
  return useMemo(() => devClient(quietHttp), [quietHttp]);
};
