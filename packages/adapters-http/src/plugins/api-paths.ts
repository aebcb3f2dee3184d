/** Below these, everything is a call: an unknown path answers with JSON and never with a page. */
const API_PREFIXES = ['/api', '/courseapi', '/middleware_api'];

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
