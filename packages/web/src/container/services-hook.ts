import { partOf } from './part-of';
import type { Services } from './services';
import { useServices } from './services-context';

/** A hook for what is made of the services when a component first asks for it, once in an app. */
export const servicesHook = <T>(make: (services: Services) => T): (() => T) => {
  const part = partOf(make);
  return () => part(useServices());
};
