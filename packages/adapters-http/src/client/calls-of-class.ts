import type { Row } from '@ykd/application/common-query';
import { commonQueryCalls, commonQueryCallsByClass } from '../contracts/common-query.js';
import type { CommonQueryCalls } from '../contracts/query-calls.js';
import type { CallsOfClass } from './common-query.js';

/** The calls for a class. A name that is no class goes out too, for the server to refuse: no row will come of it. */
export const callsOfClass = (<C extends keyof typeof commonQueryCallsByClass>({
  returnClassName,
}: {
  readonly returnClassName: C;
}) =>
  Object.hasOwn(commonQueryCallsByClass, returnClassName)
    ? commonQueryCallsByClass[returnClassName]
    : (commonQueryCalls as CommonQueryCalls<unknown> as CommonQueryCalls<Row<C>>)) satisfies CallsOfClass;
