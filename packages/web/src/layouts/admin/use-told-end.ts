import { useEffect } from 'react';
import { useServices } from '../../container/services-context';
import { admin } from '../../features/admin/messages/zh-CN/admin';

/** Says that the login is over to whoever did not end it here: the next he sees is the login page. */
export const useToldEnd = (): void => {
  const { base, toasts } = useServices();
  useEffect(() => {
    const ends = base.ended$.subscribe(() => void toasts.commands.info(admin.ended));
    return () => ends.unsubscribe();
  }, [base, toasts]);
};
