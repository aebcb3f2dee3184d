import { useEffect } from 'react';
import { useServices } from '../../../container/services-context';
import { loadStudyServices } from '../tools/load-study-services';

/** Lets go of what waits for the next program when the reader leaves the lessons. */
export const useRestingRunner = (): void => {
  const services = useServices();
  useEffect(
    () => () => {
      loadStudyServices(services).then(
        ({ runner }) => runner.rest(),
        // Then nothing has run.
        () => undefined,
      );
    },
    [services],
  );
};
