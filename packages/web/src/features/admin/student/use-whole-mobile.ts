import { wordsForReaders } from '@ykd/adapters-http/client';
import type { AppError } from '@ykd/application/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { admin } from '../messages/zh-CN/admin';
import { student } from '../messages/zh-CN/student';
import { useStudentQueries } from '../queries/student-page-queries';

const words = student.profile;

const REFUSALS: Readonly<Partial<Record<AppError['kind'], string>>> = {
  'too-many-attempts': words.mobileTooOften,
  'entity-not-found': admin.unseen,
};

/** A student's whole mobile, once somebody has asked for it: who did is written down. */
export const useWholeMobile = (userId: string) => {
  const { toasts } = useServices();
  const { tellMobile } = useStudentQueries();
  const [whole, setWhole] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  const ask = async (): Promise<void> => {
    setAsking(true);
    try {
      const answer = await tellMobile({ userId });
      if (answer.ok) setWhole(answer.value.mobile);
      else toasts.commands.error(REFUSALS[answer.error.kind] ?? words.mobileFailed);
    } catch (error) {
      toasts.commands.error(words.mobileFailed, { description: wordsForReaders(error) });
    }
    setAsking(false);
  };
  return { whole, isAsking, ask };
};
