import { useStore } from '@ykd/adapters-ui/react';
import { memberIdOf } from '@ykd/adapters-ui/stores';
import { defer, retry } from 'rxjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { rested } from '../../../container/breath';
import { nextTry } from '../../../container/next-try';
import { useServices } from '../../../container/services-context';
import { loadStudyServices } from './load-study-services';
import type { StudyTools } from './services';

export type StudyToolsWish = {
  /** They are loaded when they are wanted: at once, unless told otherwise. */
  isWanted?: boolean;
  /** Another value is another try. */
  attempt?: unknown;
  onFailed?: () => void;
};

/** What the member studies with, loaded once the lesson is there to read; it is tried again by itself. */
export const useStudyTools = ({ isWanted = true, attempt, onFailed }: StudyToolsWish = {}):
  StudyTools | undefined => {
  const services = useServices();
  const { base, environment } = services;
  const userId = useStore(base, memberIdOf);
  const [loaded, setLoaded] = useState<{ readonly userId: string; readonly tools: StudyTools }>();
  const failed = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (userId === undefined || !isWanted) return undefined;
    const again = () => {
      failed();
      return nextTry(environment);
    };
    const loading = defer(() => rested().then(() => loadStudyServices(services)))
      .pipe(retry({ delay: again }))
      .subscribe((study) => setLoaded({ userId, tools: study.of(userId) }));
    return () => loading.unsubscribe();
  }, [services, environment, userId, isWanted, attempt]);
  return loaded?.userId === userId ? loaded?.tools : undefined;
};
