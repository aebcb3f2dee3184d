import { API_PREFIXES } from '../contracts/api-prefixes.js';

/** Whether a path (a query may follow) belongs to the calls. */
export const isApiPath = (path: string): boolean =>
  API_PREFIXES.some((prefix) => {
    const after = path[prefix.length];
    return path.startsWith(prefix) && (after === undefined || after === '/' || after === '?');
  });

/** The path of a request's URL, without the query. */
export const pathOf = (url: string): string => {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
};
