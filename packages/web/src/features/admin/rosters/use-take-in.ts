import { errorMessage } from '@ykd/adapters-http/contracts';
import { adminRosterPath } from '@ykd/domain/access';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { rosters } from '../messages/zh-CN/rosters';
import { useRosterQueries } from './roster-queries';

/** Sends a sheet, and goes on to what its columns are. The sheet is never drawn here, however long it is. */
export const useTakeIn = () => {
  const queries = useRosterQueries();
  const navigate = useNavigate();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = async (name: string, source: 'paste' | 'file', sheet: Blob): Promise<void> => {
    if (isReading) return;
    setReading(true);
    setFailure(undefined);
    try {
      const bytes = new Uint8Array(await sheet.arrayBuffer());
      const answer = await queries.acts.upload({ name, source, bytes });
      if (!answer.ok) {
        setFailure(errorMessage(answer.error));
        return;
      }
      queries.list.outdate();
      void navigate(adminRosterPath(answer.value.id));
    } catch {
      setFailure(rosters.take.lost);
    } finally {
      setReading(false);
    }
  };
  return { take, isReading, failure };
};
