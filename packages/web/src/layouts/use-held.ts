import { useStore } from '@ykd/adapters-ui/react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { MAIN_ID } from '../components/main-id';
import { useServices } from '../container/services-context';

/**
 * Whether the visitor changes his password in the place of the page, whichever it is. Once he has, the guards decide about
 * the page anew before it is shown: until then he was nobody to them. Then it has the focus, for the form is gone.
 */
export const useHeld = (): boolean => {
  const session = useStore(useServices().base, (state) => state.session);
  const { revalidate } = useRevalidator();
  const [isChanging, setChanging] = useState(false);
  if (session === 'held' && !isChanging) setChanging(true);
  if (session === 'none' && isChanging) setChanging(false);
  useEffect(() => {
    if (!isChanging || session !== 'member') return;
    void revalidate().finally(() => setChanging(false));
  }, [isChanging, session, revalidate]);
  useEffect(() => {
    if (!isChanging) return undefined;
    return () => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [isChanging]);
  return session === 'held' || (isChanging && session === 'member');
};
