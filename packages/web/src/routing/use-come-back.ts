import { useEffect, useEffectEvent, useState } from 'react';
import { concatMap, startWith } from 'rxjs';
import { tries } from '../container/next-try';
import { useServices } from '../container/services-context';
import { errors } from '../messages/zh-CN/errors';
import { mayReload } from './chunk-failure';
import { buildOf, serverBuild } from './server-build';

/**
 * Tries to load what is missing, again and again. When that fails although the server answers, it loads the page anew, at
 * most once in 60 s; never while the server does not answer, for then the browser has no page to show. Answers what is to be
 * said meanwhile: of a new version only when the server has another build.
 */
export const useComeBack = (load: () => Promise<unknown>): string => {
  const { environment } = useServices();
  const [build, setBuild] = useState<string>();
  const attempt = useEffectEvent(() =>
    load().catch(async () => {
      const answered = await serverBuild(environment.fetch);
      setBuild(answered);
      if (answered && mayReload(environment.storage, environment.clock.now())) window.location.reload();
    }),
  );
  useEffect(() => {
    const trying = tries(environment)
      .pipe(
        startWith(0),
        concatMap(() => attempt()),
      )
      .subscribe();
    return () => trying.unsubscribe();
  }, [environment]);
  if (!build) return errors.offline(environment.isOnline());
  return build === buildOf(document.head.innerHTML) ? errors.again : errors.chunk;
};
