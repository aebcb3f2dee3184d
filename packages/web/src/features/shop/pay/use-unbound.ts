import { useQuery } from '@ykd/adapters-ui/react';
import { useBindingQueries } from '../../../container/binding-queries';

/** Whether the member has no WeChat account to pay with inside WeChat. What cannot be found out, paying finds out. */
export const useUnbound = (matters: boolean): boolean | 'asking' => {
  const { status, value } = useQuery(useBindingQueries().binding, undefined, matters);
  if (!matters) return false;
  if (value !== undefined) return value.available && value.since === null;
  return status === 'idle' || status === 'loading' ? 'asking' : false;
};
