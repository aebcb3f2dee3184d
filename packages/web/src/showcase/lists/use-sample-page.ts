import type { ListReading } from '@ykd/adapters-ui/widgets';
import type { KeyPage } from '@ykd/application/shared';
import { useEffect, useMemo, useState } from 'react';
import { samplePage, type OrderPlace, type SampleOrder } from './sample-orders';

/** What becomes of the list. */
export type Fate = 'works' | 'loads' | 'fails' | 'empty';

type Page = KeyPage<SampleOrder>;
type Known = Omit<ListReading<Page>, 'retry'>;
type Question = { readonly place: OrderPlace; readonly fate: Exclude<Fate, 'loads'> };

const answerTo = ({ place, fate }: Question): Known => {
  if (fate === 'fails') return { status: 'failed' };
  const page = samplePage(place, fate === 'empty' ? [] : undefined);
  return page.ok ? { status: 'ready', value: page.value } : { status: 'refused', refusal: page.error };
};

/** Reads a page of the samples, as from a server that takes its time. */
export const useSamplePage = (place: OrderPlace, fate: Fate): ListReading<Page> => {
  const [turn, setTurn] = useState(0);
  const asked = useMemo(() => ({ place, fate, turn }), [place, fate, turn]);
  const [last, setLast] = useState<{ readonly to: object; readonly known: Known }>();
  useEffect(() => {
    const question = asked.fate;
    if (question === 'loads') return undefined;
    const timer = setTimeout(
      () => setLast({ to: asked, known: answerTo({ ...asked, fate: question }) }),
      150,
    );
    return () => clearTimeout(timer);
  }, [asked]);
  const { value } = last?.known ?? {};
  const before: Known = {
    status: 'loading',
    ...(value === undefined || fate === 'loads' ? {} : { value, isBefore: true }),
  };
  return { ...(last?.to === asked ? last.known : before), retry: () => setTurn(turn + 1) };
};
