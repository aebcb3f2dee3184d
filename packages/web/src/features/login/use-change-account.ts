import { wordsForReaders } from '@ykd/adapters-http/client';
import { authGuard } from '@ykd/domain/access';
import { useCallback } from 'react';
import { useServices } from '../../container/services-context';
import { learn } from '../../messages/zh-CN/learn';
import { targetOf } from '../../routing/targets';
import { useGo } from '../../routing/use-go';

/** Logs out and goes to the login, which leads on to the target of this page. */
export const useChangeAccount = (): (() => Promise<void>) => {
  const go = useGo();
  const { base, environment, toasts } = useServices();
  return useCallback(async () => {
    const { loginUrl } = environment.settings;
    const url = targetOf(window.location.href, environment).href;
    try {
      await base.logout();
    } catch (error) {
      toasts.commands.error(learn.logoutFailed, { description: wordsForReaders(error) });
      return;
    }
    // The guard of this page would make the page itself the target.
    const decision = authGuard({ url, isDesktop: false, loginUrl });
    if (decision.kind === 'redirect') go(decision.to, { replace: true });
  }, [base, environment, go, toasts]);
};
