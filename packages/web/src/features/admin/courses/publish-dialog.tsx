import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, SkeletonText } from '@ykd/adapters-ui/widgets';
import type { CourseVersionView } from '@ykd/application/staff-course';
import type { LessonChange, VersionChanges } from '@ykd/domain/course';
import { REFUND_REASON_MAX } from '@ykd/domain/order';
import { useServices } from '../../../container/services-context';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { courses } from '../messages/zh-CN/courses';
import { useCourseQueries } from './course-queries';

const words = courses.publish;

/** How long a reason has to be; the rule asks for one at all. */
const REASON = { min: 2, max: REFUND_REASON_MAX } as const;

/** How a refusal is called when somebody else was sooner: with another version, or by discarding this one. */
const SOONER: ReadonlySet<string> = new Set(['changed-meanwhile', 'entity-not-found']);

/** So many changes are listed one by one. */
const CHANGES_SHOWN = 30;

const Changes = styled('ul', {
  base: { maxHeight: '14rem', overflowY: 'auto', paddingInlineStart: '5', listStyle: 'disc', marginY: '1' },
});

const changeWords = (change: LessonChange): string => {
  switch (change.kind) {
    case 'renamed':
      return words.change.renamed(change, change.title, change.was);
    case 'moved':
      return words.change.moved(change, change.title, change.from);
    case 'added':
    case 'removed':
      return words.change[change.kind](change, change.title);
  }
};

/** What becomes another one for learners. */
function WhatChanges({ changes }: { changes: VersionChanges }) {
  const { lessons, exercisesAdded, exercisesRemoved } = changes;
  return (
    <>
      {lessons.length === 0 ? (
        <p>{words.same}</p>
      ) : (
        <Changes tabIndex={0} aria-label={words.changes}>
          {lessons.slice(0, CHANGES_SHOWN).map((change) => (
            <li key={`${change.kind} ${change.outlineNum}/${change.sectionNum}`}>{changeWords(change)}</li>
          ))}
          {lessons.length > CHANGES_SHOWN && <li>{words.more(lessons.length - CHANGES_SHOWN)}</li>}
        </Changes>
      )}
      {exercisesAdded.length + exercisesRemoved.length > 0 && (
        <p>{words.exercises(exercisesAdded.length, exercisesRemoved.length)}</p>
      )}
      {words.progress(changes).map((text) => (
        <styled.p key={text} marginTop="2" color={text === words.keeps ? 'fg.muted' : 'amber.fg'}>
          {text}
        </styled.p>
      ))}
    </>
  );
}

export type PublishDialogProps = {
  courseId: string;
  version: CourseVersionView;
  /** The number of what is live, as it was seen; 0: nothing is. */
  live: number;
  onClose: () => void;
};

/** Asks before a version takes the place of what learners read, and says what that changes for them. */
export function PublishDialog({ courseId, version, live, onClose }: PublishDialogProps) {
  const { number, state, hash, chapters } = version;
  const offPlan = courses.offPlan(courseId, chapters);
  const queries = useCourseQueries();
  const { commands } = useServices().toasts;
  const changes = useQuery(queries.changes, { courseId, number });
  const isDraft = state === 'draft';
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={isDraft ? words.title(number) : words.backTitle(number)}
      text={live === 0 ? words.first : words.text}
      confirmLabel={isDraft ? words.confirm : words.back}
      tone={isDraft ? 'brand' : 'danger'}
      length={REASON}
      act={async (reason) => {
        const answer = await queries.publish({ courseId, number, hash, live, reason });
        // Somebody else was sooner: what there is now is shown behind the dialog, which says so.
        if (!answer.ok && SOONER.has(answer.error.kind)) queries.outdate();
        return answer;
      }}
      onDone={() => {
        queries.outdate();
        commands.success(words.done(number));
        onClose();
      }}
    >
      <styled.section aria-label={words.changes} fontSize="sm">
        <styled.h3 fontSize="sm" marginBottom="1">
          {words.changes}
        </styled.h3>
        <Answer
          of={changes}
          failed={words.compareFailed}
          refused="failed"
          compact
          waiting={<SkeletonText lines={3} />}
        >
          {(found) => <WhatChanges changes={found} />}
        </Answer>
        {offPlan !== undefined && (
          <styled.p marginTop="2" color="amber.fg">
            {offPlan}
          </styled.p>
        )}
      </styled.section>
    </ConfirmWithReason>
  );
}
