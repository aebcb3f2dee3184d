import { memberIdOf, readText, writeText } from '@ykd/adapters-ui/stores';
import { useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';

/**
 * A text that is being written. It outlives the end of the login, which may come while somebody writes: the same person finds
 * it in this tab when he has logged in again. Whoever leaves it by himself is asked, and does not find it.
 *
 * @param about - where it is written; undefined: it goes with the page
 */
export const useTextOverLogin = (about: string | undefined, before: string) => {
  const { base, environment } = useServices();
  const { tabStorage } = environment;
  const [key] = useState(() => about && `ykd-writing ${memberIdOf(base.getSnapshot())} ${about}`);
  const [text, setText] = useState(() => (key && readText(tabStorage, key)) ?? before);
  useEffect(() => {
    if (key === undefined) return undefined;
    void writeText(tabStorage, key, undefined);
    return () => {
      if (base.getSnapshot().session === 'none' && text !== before) void writeText(tabStorage, key, text);
    };
  }, [base, tabStorage, key, text, before]);
  return [text, setText] as const;
};
