import type { Services } from './services';
import { useServices } from './services-context';

/** A hook for what is made of the services when a component first asks for it, once in an app. */
export const servicesHook = <T>(make: (services: Services) => T): (() => T) => {
  const made = new WeakMap<Services, { readonly it: T }>();
  return () => {
    const services = useServices();
    const kept = made.get(services) ?? { it: make(services) };
    made.set(services, kept);
    return kept.it;
  };
};
