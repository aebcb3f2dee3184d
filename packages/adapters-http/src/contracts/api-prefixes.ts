/** Below these paths everything is a call or an upload: an unknown one answers with JSON and never with a page. */
export const API_PREFIXES: readonly string[] = ['/api', '/courseapi', '/middleware_api', '/uploads'];
