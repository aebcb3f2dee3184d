import { useStore } from '@ykd/adapters-ui/react';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { MAIN_ID } from '../../components/main-id';
import { useServices } from '../../container/services-context';

/**
 * Once the visitor is held no more the page comes back: where he is a member now, after the guards have decided about it anew,
 * for until then he was nobody to them. Then it has the focus, for the form is gone.
 */
export const useHeldEnd = (onEnd: () => void): void => {
  const session = useStore(useServices().base, (state) => state.session);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (session === 'none') onEnd();
    if (session === 'member') void revalidate().finally(onEnd);
  }, [session, revalidate, onEnd]);
  useEffect(() => () => document.getElementById(MAIN_ID)?.focus({ preventScroll: true }), []);
};
