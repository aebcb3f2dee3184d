import { memberIdOf, readJson, writeText } from '@ykd/adapters-ui/stores';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Services } from '../../../container/services';
import { useServices } from '../../../container/services-context';

/** A text, and the version of what it is to take the place of. */
const writing = z.object({ text: z.string(), version: z.number() });

type Writing = z.infer<typeof writing>;

/** Where the tab keeps what the member writes about something. */
const keyOf = ({ base }: Pick<Services, 'base'>, about: string): string =>
  `ykd-writing ${memberIdOf(base.getSnapshot())} ${about}`;

const keptAt = ({ environment }: Pick<Services, 'environment'>, key: string): Writing | undefined =>
  z.safeParse(writing, readJson(environment.tabStorage, key)).data;

/** Whether a text about something waits here since the login ended. */
export const useWaitsOverLogin = (about: string): boolean => {
  const services = useServices();
  const [waits] = useState(() => keptAt(services, keyOf(services, about)) !== undefined);
  return waits;
};

/**
 * A text that is being written, in the place of `before`. It outlives the end of the login, which may come while somebody
 * writes: the same person finds it in this tab when he has logged in again, with the version that he had seen. Whoever leaves
 * it by himself is asked, and does not find it.
 *
 * @param about - what is written, and about whom
 */
export const useTextOverLogin = (about: string, before: Writing) => {
  const services = useServices();
  const { base, environment } = services;
  const { tabStorage } = environment;
  const [key] = useState(() => keyOf(services, about));
  const [begun] = useState(() => keptAt(services, key) ?? before);
  const [text, setText] = useState(begun.text);
  const { version } = begun;
  useEffect(() => {
    void writeText(tabStorage, key, undefined);
    return () => {
      if (base.getSnapshot().session === 'none' && text !== before.text)
        void writeText(tabStorage, key, JSON.stringify({ text, version } satisfies Writing));
    };
  }, [base, tabStorage, key, text, version, before.text]);
  return { text, setText, version };
};
