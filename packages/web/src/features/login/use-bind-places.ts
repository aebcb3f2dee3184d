import { BIND_PATH, TARGET_PARAM } from '@ykd/domain/access';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../container/services-context';
import { placeOf, targetOf } from '../../routing/targets';
import { useLoginHref } from '../../routing/use-login-href';

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
  const { environment } = useServices();
  const [search] = useSearchParams();

  // The server keeps the target of a way that went wrong; it checked it as the address is checked here.
  const target = search.has(TARGET_PARAM)
    ? targetOf(`${BIND_PATH}?${search.toString()}`, environment).href
    : placeOf(kept, environment.origin).href;
  const here = `${BIND_PATH}?${new URLSearchParams({ [TARGET_PARAM]: target }).toString()}`;
  return { target, login: useLoginHref(target), loginToBind: useLoginHref(here) };
};
