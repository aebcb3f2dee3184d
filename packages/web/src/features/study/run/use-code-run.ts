import { createCodeRunStore, type CodeRunStore } from '@ykd/adapters-ui/stores';
import { useEffect, useState } from 'react';
import { defer, switchMap } from 'rxjs';
import { useServices } from '../../../container/services-context';
import { loadStudyServices } from '../tools/load-study-services';

/** The run of one program on the page; it ends with what shows it. */
export const useCodeRun = (): CodeRunStore => {
  const services = useServices();
  const [store] = useState(() =>
    createCodeRunStore({
      runner: {
        run: (task) =>
          defer(() => loadStudyServices(services)).pipe(switchMap(({ runner }) => runner.run(task))),
      },
    }),
  );
  useEffect(() => () => store.stop(), [store]);
  return store;
};
