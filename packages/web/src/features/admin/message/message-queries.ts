import { clientOf } from '@ykd/adapters-http/client';
import { messageCalls, type messageListQuery } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { MessageTarget, ReceiverFilter } from '@ykd/application/message';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type MessagePlace = ReturnType<typeof messageListQuery.read> & { readonly size: number };

/** A page of the receivers of a message. */
export interface ReceiverPlace {
  readonly id: string;
  readonly size: number;
  readonly state?: ReceiverFilter;
  readonly after?: string;
  readonly before?: string;
}

/** A page of those to whom a message would go. */
interface RecipientPlace extends Pick<ReceiverPlace, 'size' | 'after' | 'before'> {
  readonly to: MessageTarget;
}

/** What the console reads and does about messages. */
const messageQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { ways } = adminQueriesOf(services);
  const acts = clientOf(ways.watched, messageCalls);
  const quiet = clientOf(ways.quiet, messageCalls);
  const list = createQuery({ read: (page: MessagePlace) => acts.list(page), keeps: () => true }, queryScope);
  const one = createQuery({ read: (id: string) => quiet.message({ id }) }, queryScope);
  const receivers = createQuery(
    {
      read: (place: ReceiverPlace) => quiet.receivers(place),
      keeps: (before, now) => before.id === now.id,
    },
    queryScope,
  );
  const recipients = createQuery(
    { read: (place: RecipientPlace) => quiet.recipients(place), keeps: () => true },
    queryScope,
  );
  const templates = createQuery({ read: () => quiet.templates() }, queryScope);
  const settings = createQuery({ read: () => quiet.settings() }, queryScope);
  return {
    list,
    one,
    receivers,
    recipients,
    templates,
    settings,
    acts,
    /** Something about a message is otherwise by now. */
    outdate: (id: string) => {
      list.outdate();
      settings.outdate();
      one.outdate((known) => known === id);
      receivers.outdate((place) => place.id === id);
    },
  };
});

export const useMessageQueries = () => messageQueriesOf(useServices());
