import type { CommonQueryPort, EntityName, EntityQuery, Row } from '@ykd/application/common-query';
import {
  commonQueryCalls,
  commonQueryCallsByClass,
  type CommonQueryCalls,
} from '../contracts/common-query.js';
import type { Http } from './http.js';

/** The calls for a class. A name that is no class goes out too, for the server to refuse: no row will come of it. */
const callsFor = <C extends EntityName>({ returnClassName }: EntityQuery<C>): CommonQueryCalls<Row<C>> =>
  Object.hasOwn(commonQueryCallsByClass, returnClassName)
    ? commonQueryCallsByClass[returnClassName]
    : (commonQueryCalls as CommonQueryCalls<unknown> as CommonQueryCalls<Row<C>>);

/** The class names of a query as they go into the query string. */
const names = ({ returnClassName, paramClassName, collectionName }: EntityQuery) => ({
  returnClassName,
  ...(paramClassName === undefined ? {} : { paramClassName }),
  ...(collectionName === undefined ? {} : { collectionName }),
});

/** The generic read endpoints over HTTP. */
export const commonQueryClient = (http: Http): CommonQueryPort => ({
  query: (query) => http.send(callsFor(query).query, { query: names(query), body: query.params }),
  queryForPage: (query, page = {}) =>
    http.send(callsFor(query).queryForPage, { query: { ...names(query), ...page }, body: query.params }),
  findById: (query, id) =>
    http.send(callsFor(query).findById, { query: { ...names(query), id }, body: query.params }),
  findOne: (query) => http.send(callsFor(query).findOne, { query: names(query), body: query.params }),
});
