import autocannon from 'autocannon';
import { sized } from '../../../scripts/lib/smoke.mjs';

/** In the short form each call is asked a few times, as fast as it goes. */
const LIMITS = sized({}, { connections: 2, amount: 6, overallRate: undefined });

/** Sends the calls in turn over 50 connections, unless `options` of autocannon say otherwise; answers requests per second and latencies in milliseconds. */
export const load = async (address, calls, cookie, seconds, options = {}) => {
  const result = await autocannon({
    url: address,
    connections: 50,
    duration: seconds,
    ...options,
    ...LIMITS,
    requests: calls.map(({ method, path, body, setupRequest }) => ({
      method,
      path,
      ...(setupRequest === undefined ? {} : { setupRequest }),
      ...(body === undefined ? {} : { body }),
      headers: {
        cookie,
        origin: address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
};

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
