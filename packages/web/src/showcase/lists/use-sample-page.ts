import type { ListReading } from '@ykd/adapters-ui/widgets';
import type { KeyPage } from '@ykd/application';
import { useEffect, useState } from 'react';
import { samplePage, type OrderPlace, type SampleOrder } from './sample-orders';

/** What becomes of the list. */
export type Fate = 'works' | 'loads' | 'fails' | 'empty';

type Page = KeyPage<SampleOrder>;
type Known = Omit<ListReading<Page>, 'retry'>;

/** Reads a page of the samples, as from a server that takes its time. */
export const useSamplePage = (place: OrderPlace, fate: Fate): ListReading<Page> => {
  const [known, setKnown] = useState<Known>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    setKnown(({ value }) => ({ status: 'loading', ...(value && { value, isBefore: true }) }));
    if (fate === 'loads') setKnown({ status: 'loading' });
    const answer = (): Known => {
      if (fate === 'fails') return { status: 'failed' };
      const page = samplePage(place, fate === 'empty' ? [] : undefined);
      return page.ok ? { status: 'ready', value: page.value } : { status: 'refused', refusal: page.error };
    };
    const timer = fate === 'loads' ? undefined : setTimeout(() => setKnown(answer()), 150);
    return () => clearTimeout(timer);
  }, [place, fate, turn]);
  return { ...known, retry: () => setTurn(turn + 1) };
};
