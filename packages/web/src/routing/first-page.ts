import type { DataRouter } from 'react-router-dom';

/** Settles once the page that was asked for is loaded, or its error is known. */
export const firstPage = (router: Pick<DataRouter, 'state' | 'subscribe'>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
