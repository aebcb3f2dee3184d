import { useEffect } from 'react';
import { useServices } from '../../../container/services-context';

/** Lets go of what waits for the next program when the reader leaves the lessons. */
export const useRestingRunner = (): void => {
  const { studyTools } = useServices();
  useEffect(
    () => () => {
      studyTools().then(
        ({ runner }) => runner.rest(),
        // Then nothing has run.
        () => undefined,
      );
    },
    [studyTools],
  );
};
