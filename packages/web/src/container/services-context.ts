import { createContext, useContext } from 'react';
import type { Services } from './services';

export const ServicesContext = createContext<Services | undefined>(undefined);

/** The services, in any component below the root. */
export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('useServices needs the ServicesContext above it');
  return services;
};
