import { useStore } from '@ykd/adapters-ui/react';
import { authGuard, h5AuthGuard } from '@ykd/domain/access';
import { useLocation } from 'react-router-dom';
import { useServices } from '../container/services-context';

/** The login that fits the client, which leads back to an address, or a path of this site; by default to the page in view. */
export const useLoginHref = (to?: string): string => {
  const { base, environment } = useServices();
  const client = useStore(base, (state) => state.client);
  const { pathname, search } = useLocation();
  const { origin, settings } = environment;
  const [guard, loginUrl] = client.mobile
    ? [h5AuthGuard, settings.loginH5Url]
    : [authGuard, settings.loginUrl];
  const decision = guard({ url: new URL(to ?? pathname + search, origin).href, isDesktop: false, loginUrl });
  return decision.kind === 'redirect' ? decision.to : loginUrl;
};
