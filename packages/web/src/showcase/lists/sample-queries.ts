import { createQuery } from '@ykd/adapters-ui/stores';
import { servicesHook } from '../../container/services-hook';
import { samplePage, type OrderPlace } from './sample-orders';

/** What becomes of the list. */
export type Fate = 'works' | 'loads' | 'fails' | 'empty';

type Question = { readonly place: OrderPlace; readonly fate: Fate };

/** Like a server that takes its time. */
const ANSWERS_AFTER_MS = 150;

/** Pages of the samples. */
export const useSamplePages = servicesHook(({ queryScope }) =>
  createQuery(
    {
      read: async ({ place, fate }: Question) => {
        await new Promise((resolve) => setTimeout(resolve, ANSWERS_AFTER_MS));
        if (fate === 'fails') throw new Error('the samples fail as they were told to');
        return samplePage(place, fate === 'empty' ? [] : undefined);
      },
      isPublic: 'alike',
      keeps: (_before, { fate }) => fate !== 'loads',
    },
    queryScope,
  ),
);
