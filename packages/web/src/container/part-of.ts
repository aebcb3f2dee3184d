import type { Services } from './services';

/**
 * A part of the composition root that belongs to one area and is defined there: made once in each app, when it is first
 * asked for. The root knows none of them, so that their code comes with the pages that use them.
 */
export const partOf = <T>(make: (services: Services) => T): ((services: Services) => T) => {
  const parts = new WeakMap<Services, { readonly part: T }>();
  return (services) => {
    const made = parts.get(services) ?? { part: make(services) };
    parts.set(services, made);
    return made.part;
  };
};
