import { useStore } from '@ykd/adapters-ui/react';
import { authGuard, BIND_PATH, h5AuthGuard, TARGET_PARAM } from '@ykd/domain/access';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../container/services-context';
import { placeOf, targetOf } from '../../routing/targets';

/** Where the page of the binding leads. */
export interface BindPlaces {
  /** On, to where the visitor was going. */
  readonly target: string;
  /** To the login, which leads on to the target. */
  readonly login: string;
  /** To the login, which leads back here. */
  readonly loginToBind: string;
}

export const useBindPlaces = (kept: string): BindPlaces => {
  const { base, environment } = useServices();
  const { client } = useStore(base);
  const [search] = useSearchParams();
  const { origin, settings } = environment;

  // The server keeps the target of a way that went wrong; it checked it as the address is checked here.
  const target = search.has(TARGET_PARAM)
    ? targetOf(`${BIND_PATH}?${search.toString()}`, environment).href
    : placeOf(kept, origin).href;
  const here = `${origin}${BIND_PATH}?${new URLSearchParams({ [TARGET_PARAM]: target }).toString()}`;
  const [guard, loginUrl] = client.mobile
    ? [h5AuthGuard, settings.loginH5Url]
    : [authGuard, settings.loginUrl];
  const loginTo = (url: string): string => {
    const decision = guard({ url, isDesktop: false, loginUrl });
    return decision.kind === 'redirect' ? decision.to : target;
  };
  return { target, login: loginTo(new URL(target, origin).href), loginToBind: loginTo(here) };
};
