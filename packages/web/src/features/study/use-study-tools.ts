import { useStore } from '@ykd/adapters-ui/react';
import { memberIdOf } from '@ykd/adapters-ui/stores';
import { catchError, EMPTY, from, startWith, switchMap, take } from 'rxjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../container/services-context';
import type { StudyTools } from '../../container/study-services';

export type StudyToolsWish = {
  /** They are loaded when they are wanted: at once, unless told otherwise. */
  isWanted?: boolean;
  /** Another value is another try. */
  attempt?: unknown;
  onFailed?: () => void;
};

/**
 * What the member studies with, once it is loaded. Until then a lesson is there to read; when the connection is back, it is
 * tried again.
 */
export const useStudyTools = ({ isWanted = true, attempt, onFailed }: StudyToolsWish = {}):
  StudyTools | undefined => {
  const { base, environment, studyTools } = useServices();
  const { online$ } = environment;
  const userId = memberIdOf(useStore(base));
  const [loaded, setLoaded] = useState<{ readonly userId: string; readonly tools: StudyTools }>();
  const failed = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (userId === undefined || !isWanted) return undefined;
    const load = () =>
      from(studyTools()).pipe(
        catchError(() => {
          failed();
          return EMPTY;
        }),
      );
    const loading = online$
      .pipe(startWith(undefined), switchMap(load), take(1))
      .subscribe((services) => setLoaded({ userId, tools: services.of(userId) }));
    return () => loading.unsubscribe();
  }, [studyTools, online$, userId, isWanted, attempt]);
  return loaded?.userId === userId ? loaded?.tools : undefined;
};
