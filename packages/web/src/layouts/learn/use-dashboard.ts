import { useStore } from '@ykd/adapters-ui/react';
import type { LearnState } from '@ykd/adapters-ui/stores';
import { useDeferredValue, useEffect } from 'react';
import { useServices } from '../../container/services-context';

/** Loads the dashboard of the member when the layout comes up, and again when the reader returns to it after a while. */
export const useDashboardLoading = (userId: string | undefined): void => {
  const { learn } = useServices();
  useEffect(() => {
    if (userId === undefined) return undefined;
    void learn.load(userId);
    const refresh = () => void learn.refresh(userId);
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [learn, userId]);
};

/** The dashboard as it stands, and how to try again. */
export const useDashboard = (): LearnState & { readonly retry: () => void } => {
  const { base, learn } = useServices();
  // Many cards are drawn in slices, between which the page answers to the reader.
  const state = useDeferredValue(useStore(learn));
  const { user } = useStore(base);
  return { ...state, retry: () => void (user && learn.load(user.id)) };
};
