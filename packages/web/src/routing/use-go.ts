import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../container/services-context';
import { placeOf } from './targets';

/** Goes to an address, within the app where it can. */
export const useGo = (): ((href: string, options?: { readonly replace?: boolean }) => void) => {
  const navigate = useNavigate();
  const { origin } = useServices().environment;
  return useCallback(
    (href, options = {}) => {
      const place = placeOf(href, origin);
      if (place.kind === 'page') void navigate(place.href, options);
      else if (options.replace) window.location.replace(place.href);
      else window.location.assign(place.href);
    },
    [navigate, origin],
  );
};
