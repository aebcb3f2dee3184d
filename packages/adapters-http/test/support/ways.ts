import { AREA_TESTS, type Try } from '@ykd/application/testing';
import { areaCalls } from '../../src/contracts/areas.js';
import type { Calls } from '../../src/contracts/call.js';

/** Every way to make every call. */
export const WAYS = Object.entries<Calls>(areaCalls).flatMap(([area, calls]) =>
  Object.entries(AREA_TESTS[area as keyof typeof areaCalls].tries).flatMap(([call, given]) => {
    if (calls[call] === undefined) return [];
    const attempts: Readonly<Record<string, Try>> = typeof given === 'function' ? { '': given } : given;
    return Object.values(attempts).map((attempt) => ({ name: `${area}.${call}`, attempt }));
  }),
);

export const kindOf = async (
  attempt: Try,
  ports: Parameters<Try>[0],
  who: Parameters<Try>[1],
): Promise<string> => {
  const result = await attempt(ports, who);
  return result.ok ? 'ok' : result.error.kind;
};
