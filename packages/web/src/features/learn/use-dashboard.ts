import { useStore, useStoreInSlices } from '@ykd/adapters-ui/react';
import { memberIdOf, type LearnState } from '@ykd/adapters-ui/stores';
import { useEffect } from 'react';
import { useServices } from '../../container/services-context';

/** Loads the dashboard of the member when the layout comes up, and again when the reader returns to it after a while. */
export const useDashboardLoading = (userId: string): void => {
  const { learn } = useServices();
  useEffect(() => {
    void learn.load(userId);
    const refresh = () => void learn.refresh(userId);
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [learn, userId]);
};

/** The dashboard as it stands, and how to try again. Many cards are drawn in slices. */
export const useDashboard = (): LearnState & { readonly retry: () => void } => {
  const { base, learn } = useServices();
  const state = useStoreInSlices(learn);
  const userId = useStore(base, memberIdOf);
  return { ...state, retry: () => void (userId !== undefined && learn.load(userId)) };
};
