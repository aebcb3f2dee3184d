import type { CallsOfClass } from '@ykd/adapters-http/client';
import { orderQueryCalls, type CommonQueryCalls } from '@ykd/adapters-http/contracts';
import type { EntityName, EntityQuery, Row } from '@ykd/application/common-query';

/** The calls for a class: orders are asked for at once, what other rows look like comes with whoever asks for them. */
export const rowCalls: CallsOfClass = <C extends EntityName>(query: EntityQuery<C>) =>
  query.returnClassName === 'YkdOrder'
    ? (orderQueryCalls as CommonQueryCalls<unknown> as CommonQueryCalls<Row<C>>)
    : import('./rows-later').then(({ callsOfClass }) => callsOfClass(query));
