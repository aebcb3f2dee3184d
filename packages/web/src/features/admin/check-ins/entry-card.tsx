import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, Card, Field, isComposed, TextArea } from '@ykd/adapters-ui/widgets';
import type { StaffEntry } from '@ykd/application/check-in';
import { adminStudentPath } from '@ykd/domain/access';
import { CHECK_IN_COMMENT_MAX, checkInCommentIssue } from '@ykd/domain/campaign';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { EntryComments } from '../../../components/entry-comments';
import { EntryPictures } from '../../../components/entry-pictures';
import { memberTitle } from '../member-title';
import { checkIns as words } from '../messages/zh-CN/check-ins';
import { EntryLikeness, LikenessBadge } from './entry-likeness';
import { GIVEN_MARKS, MARK_TONES } from './mark-tones';
import { useReview } from './use-review';

/** What was typed under an entry, with a key of its own. */
export interface Draft {
  readonly text: string;
  readonly key: string;
}

const Acts = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: '3',
    // With one thumb: as wide as the screen has it.
    '& button': { flex: { base: '1 1 5rem', md: 'none' }, minHeight: { base: '11', md: '8' } },
  },
});

/** What it says; where it is like an earlier one, beside that as soon as there is room. */
const Said = styled('div', {
  base: { display: 'grid', gap: '3', marginTop: '2' },
  variants: {
    isCompared: {
      true: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

/** An entry of a student, and what can be said of it. */
export function EntryCard({
  entry,
  draft: { text: draft, key },
  onDraft,
  onEntry,
}: {
  entry: StaffEntry;
  /** What was typed under it, and the key by which it arrives once. */
  draft: Draft;
  onDraft: (text: string) => void;
  /** It is another one by now. */
  onEntry: (now: StaffEntry) => void;
}) {
  const card = useRef<HTMLDivElement>(null);
  const {
    student,
    text,
    madeUp,
    pictures,
    gmtCreated,
    mark,
    reviewer,
    reviewedAt,
    isChangedSince,
    comments,
    likeness,
  } = entry;
  const { isBusy, review, judge, comment, remove } = useReview(entry, key, onEntry);
  const name = memberTitle(student);
  const isWritten = draft.trim() !== '';
  const issue = isWritten ? checkInCommentIssue(draft) : undefined;
  const sending = async (act: () => Promise<boolean>): Promise<void> => {
    if (issue === undefined && (await act())) onDraft('');
  };
  // What was pressed goes with what was sent, or taken back.
  const toCard = (): void => card.current?.focus();
  const send = (): Promise<void> =>
    sending(async () => {
      const done = await comment(draft);
      if (done) toCard();
      return done;
    });
  return (
    <Card
      ref={card}
      tabIndex={-1}
      as="article"
      room="sm"
      aria-label={words.entryOf(name)}
      aria-busy={isBusy || undefined}
    >
      <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
        <styled.h2 fontSize="md" fontWeight="semibold" css={{ '& a:hover': { textDecoration: 'underline' } }}>
          <Link to={adminStudentPath(student.id)}>{name}</Link>
        </styled.h2>
        <Badge tone={MARK_TONES[mark]}>{words.marks[mark]}</Badge>
        {isChangedSince && <Badge tone="amber">{words.changedSince}</Badge>}
        {likeness !== null && <LikenessBadge likeness={likeness} />}
        <styled.span
          marginInlineStart="auto"
          color="fg.muted"
          fontSize="sm"
          fontVariantNumeric="tabular-nums"
        >
          {shanghaiMinute(gmtCreated).slice(11)}
        </styled.span>
      </styled.div>
      <Said isCompared={likeness !== null}>
        <styled.div minWidth="0">
          <styled.p maxWidth="prose" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {madeUp === null ? text : words.madeUp(madeUp)}
          </styled.p>
          <EntryPictures urls={pictures} nameOf={(place) => words.picture(name, place)} />
        </styled.div>
        {likeness !== null && (
          <EntryLikeness
            name={name}
            likeness={likeness}
            isBusy={isBusy}
            onJudge={(verdict) => void judge(verdict)}
          />
        )}
      </Said>
      {reviewer !== null && reviewedAt !== null && (
        <styled.p marginTop="2" fontSize="sm" color="fg.muted">
          {words.reviewed(reviewer.name ?? words.somebody, shanghaiMinute(reviewedAt))}
        </styled.p>
      )}
      <EntryComments
        label={words.comments}
        comments={comments}
        renderBeside={({ id, by, text: said, isRemovable }) =>
          isRemovable && (
            <Button
              size="sm"
              variant="ghost"
              disabled={isBusy}
              aria-label={words.removeCommentOf(by, said)}
              onClick={() => void remove(id).then(toCard)}
            >
              {words.removeComment}
            </Button>
          )
        }
      />
      <styled.div marginTop="3" maxWidth="prose">
        <Field
          label={words.commentOn(name)}
          error={issue}
          aside={draft === '' ? undefined : `${[...draft.trim()].length} / ${CHECK_IN_COMMENT_MAX}`}
        >
          <TextArea
            name="comment"
            rows={2}
            value={draft}
            placeholder={words.placeholder}
            readOnly={isBusy}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onKeyDown={(event) => {
              const { key: pressed, ctrlKey, metaKey } = event;
              if (pressed !== 'Enter' || !(ctrlKey || metaKey) || isComposed(event) || !isWritten) return;
              event.preventDefault();
              void send();
            }}
            onChange={({ target }) => onDraft(target.value)}
          />
        </Field>
      </styled.div>
      <Acts>
        {GIVEN_MARKS.map((given) => (
          <Button
            key={given}
            size="sm"
            variant={mark === given ? 'solid' : 'outline'}
            aria-disabled={isBusy}
            aria-pressed={mark === given}
            aria-label={words.mark(given, name)}
            onClick={() => void sending(() => review(given, draft))}
          >
            {words.marks[given]}
          </Button>
        ))}
        {isWritten && (
          <Button
            size="sm"
            variant="outline"
            aria-disabled={isBusy}
            aria-label={words.sendTo(name)}
            onClick={() => void send()}
          >
            {words.send}
          </Button>
        )}
      </Acts>
    </Card>
  );
}
