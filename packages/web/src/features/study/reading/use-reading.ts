import { useEffect, useEffectEvent, type RefObject } from 'react';
import { LESSON_TALL_HEAD_PX } from '@ykd/adapters-ui/widgets';
import { createReadingTracker } from './reading-tracker';

/** The mark of a part of the lesson, and of what stands behind the last one. */
export const BODY_MARK = 'data-body';
export const END_MARK = 'end';

/** A part counts as seen once it is past the head of the page and above its lowest edge. */
const SEEN_AREA = `-${LESSON_TALL_HEAD_PX}px 0px -12% 0px`;

/** Watches how far the lesson in `article` is read. Nothing is watched while `bodyCount` is 0. */
export const useReading = (
  article: RefObject<HTMLElement | null>,
  bodyCount: number,
  told: {
    /** `isEnd`: the end of the text too. */
    readonly onReached: (body: number, isEnd?: boolean) => void;
    readonly onCurrent: (body: number) => void;
  },
): void => {
  const onReached = useEffectEvent(told.onReached);
  const onCurrent = useEffectEvent(told.onCurrent);

  useEffect(() => {
    const element = article.current;
    if (element === null || bodyCount === 0) return undefined;
    const tracker = createReadingTracker(bodyCount);
    const reached = tracker.reached$.subscribe((body) => onReached(body));
    reached.add(tracker.ended$.subscribe(() => onReached(bodyCount - 1, true)));
    const current = tracker.current$.subscribe((body) => onCurrent(body));

    const visible = new Set<number>();
    let atEnd = false;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const mark = target.getAttribute(BODY_MARK);
          if (mark === END_MARK) atEnd = isIntersecting;
          else if (isIntersecting) visible.add(Number(mark));
          else visible.delete(Number(mark));
        }
        tracker.look({ visible: new Set(visible), atEnd });
      },
      { rootMargin: SEEN_AREA },
    );
    for (const part of element.querySelectorAll(`[${BODY_MARK}]`)) observer.observe(part);
    return () => {
      observer.disconnect();
      reached.unsubscribe();
      current.unsubscribe();
    };
  }, [article, bodyCount]);
};
