import type { CommonQueryPort, EntityName, EntityQuery, Row } from '@ykd/application/common-query';
import type { CommonQueryCalls } from '../contracts/query-calls.js';
import type { Http } from './http.js';

/** Tells the calls for the class that a query asks for. */
export type CallsOfClass = <C extends EntityName>(
  query: EntityQuery<C>,
) => CommonQueryCalls<Row<C>> | Promise<CommonQueryCalls<Row<C>>>;

/** The class names of a query as they go into the query string. */
const names = ({ returnClassName, paramClassName, collectionName }: EntityQuery) => ({
  returnClassName,
  ...(paramClassName === undefined ? {} : { paramClassName }),
  ...(collectionName === undefined ? {} : { collectionName }),
});

/**
 * The generic read endpoints over HTTP.
 *
 * @param callsOf - tells the calls for a class: `callsOfClass` knows all of them
 */
export const commonQueryClient = (http: Http, callsOf: CallsOfClass): CommonQueryPort => ({
  query: async (query) =>
    http.send((await callsOf(query)).query, { query: names(query), body: query.params }),
  queryForPage: async (query, page = {}) =>
    http.send((await callsOf(query)).queryForPage, {
      query: { ...names(query), ...page },
      body: query.params,
    }),
  findById: async (query, id) =>
    http.send((await callsOf(query)).findById, { query: { ...names(query), id }, body: query.params }),
  findOne: async (query) =>
    http.send((await callsOf(query)).findOne, { query: names(query), body: query.params }),
});
