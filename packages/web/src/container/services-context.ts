import { createContext, useContext } from 'react';
import type { Services } from './services';

/** What the pages get besides the services: what the router knows. */
export interface AppServices extends Services {
  /** Whether a page exists behind this path of the site. */
  readonly knowsPath: (path: string) => boolean;
}

export const ServicesContext = createContext<AppServices | undefined>(undefined);

/** The services, in any component below the root. */
export const useServices = (): AppServices => {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('useServices needs the ServicesContext above it');
  return services;
};
