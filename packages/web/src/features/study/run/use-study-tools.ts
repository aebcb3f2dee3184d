import { useStore } from '@ykd/adapters-ui/react';
import { memberIdOf } from '@ykd/adapters-ui/stores';
import { useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';
import type { StudyTools } from '../../../container/study-services';

/** What the member studies with, once it is loaded. */
export const useStudyTools = (): StudyTools | undefined => {
  const { base, studyTools } = useServices();
  const userId = memberIdOf(useStore(base));
  const [loaded, setLoaded] = useState<{ readonly userId: string; readonly tools: StudyTools }>();
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isGone = false;
    studyTools().then(
      (services) => isGone || setLoaded({ userId, tools: services.of(userId) }),
      // Then programs can be read, and the next lesson tries again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [studyTools, userId]);
  return loaded?.userId === userId ? loaded?.tools : undefined;
};
