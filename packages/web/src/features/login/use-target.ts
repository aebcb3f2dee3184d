import { useCallback } from 'react';
import { useServices } from '../../container/services-context';
import { targetOf } from '../../routing/targets';
import { useGo } from '../../routing/use-go';

/** Goes where the login was asked to lead. */
export const useGoToTarget = (): (() => void) => {
  const go = useGo();
  const { environment } = useServices();
  return useCallback(
    () => go(targetOf(window.location.href, environment).href, { replace: true }),
    [go, environment],
  );
};
