import { wordsForReaders } from '@ykd/adapters-http/client';
import { useStore } from '@ykd/adapters-ui/react';
import { Button, ErrorState } from '@ykd/adapters-ui/widgets';
import { COURSE_ID_PARAM, LEARN_PATH } from '@ykd/domain/access';
import { catalogueEntry } from '@ykd/domain/course';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Opening } from '../../../components/opening';
import { useServices } from '../../../container/services-context';
import { useDashboard } from '../use-dashboard';
import { learnPages } from '../../../messages/zh-CN/learn-pages';
import { tracks } from '../messages/zh-CN/tracks';
import { useGo } from '../../../routing/use-go';
import { MessagePage } from '../../../components/message-page';

/** `/learn/enter?courseId=`: decides on which site the course opens, and goes there. Specification §2, §4. */
export function Component() {
  const courseId = useSearchParams()[0].get(COURSE_ID_PARAM) ?? '';
  const { base, learn } = useServices();
  const user = useStore(base, (state) => state.user);
  const { status, retry } = useDashboard();
  const [problem, setProblem] = useState<string>();
  const go = useGo();
  const isKnown = catalogueEntry(courseId) !== undefined;
  const userId = user?.id;

  useEffect(() => {
    // What he owns decides on the site.
    if (!isKnown || userId === undefined || status !== 'ready') return undefined;
    let left = false;
    learn.hrefOf(userId, courseId).then(
      (href) => {
        if (!left) go(href, { replace: true });
      },
      (error: unknown) => {
        if (!left) setProblem(wordsForReaders(error));
      },
    );
    return () => {
      left = true;
    };
  }, [isKnown, userId, status, learn, courseId, go]);

  if (!isKnown) {
    return (
      <MessagePage
        drawing="search"
        title={learnPages.noCourse}
        message={learnPages.noCourseHint}
        actions={
          <Button asChild>
            <Link to={LEARN_PATH}>{learnPages.back}</Link>
          </Button>
        }
      />
    );
  }
  if (problem !== undefined || status === 'failed') {
    const again = (): void => {
      setProblem(undefined);
      retry();
    };
    return <ErrorState title={tracks.enter.failed} message={problem} onRetry={again} />;
  }
  return <Opening title={tracks.enter.opening} />;
}
