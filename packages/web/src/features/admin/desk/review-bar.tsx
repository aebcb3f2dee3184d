import { styled } from '@ykd/adapters-ui/styled';
import {
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Field,
  isComposed,
  TextArea,
} from '@ykd/adapters-ui/widgets';
import { CHECK_IN_COMMENT_MAX, checkInCommentIssue, type CheckInMark } from '@ykd/domain/campaign';
import { GIVEN_MARKS, type GivenMark } from '../check-ins/mark-tones';
import { checkIns } from '../messages/zh-CN/check-ins';
import { desk as words } from '../messages/zh-CN/desk';

const Bar = styled('section', {
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 'sticky',
    marginInline: { base: '-4', md: '-6' },
    marginTop: '4',
    px: { base: '4', md: '6' },
    paddingTop: '3',
    paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
    bg: 'bg.page',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& textarea': { minHeight: '11' },
  },
});

const Row = styled('div', {
  base: { display: 'flex', gap: '2', marginTop: '2', '& button': { flex: '1 1 0', height: '12', px: '2' } },
});

/** What is said of the entry that is seen, within reach of a thumb, and the ways to the others. */
export function ReviewBar({
  name,
  mark,
  text,
  place,
  isFirst,
  onText,
  onMark,
  onSend,
  onGo,
}: {
  /** What the student is called. */
  name: string;
  /** What was said of it. */
  mark: CheckInMark;
  /** What was typed. */
  text: string;
  place: string;
  isFirst: boolean;
  onText: (text: string) => void;
  onMark: (mark: GivenMark) => void;
  onSend: () => void;
  onGo: (by: -1 | 1) => void;
}) {
  const isWritten = text.trim() !== '';
  const issue = isWritten ? checkInCommentIssue(text) : undefined;
  return (
    <Bar aria-label={words.bar}>
      <Field
        label={checkIns.commentOn(name)}
        error={issue}
        aside={text === '' ? undefined : `${[...text.trim()].length} / ${CHECK_IN_COMMENT_MAX}`}
      >
        <TextArea
          name="comment"
          rows={isWritten ? 3 : 1}
          value={text}
          placeholder={checkIns.placeholder}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onKeyDown={(event) => {
            const { key, ctrlKey, metaKey } = event;
            if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposed(event) || !isWritten) return;
            event.preventDefault();
            if (issue === undefined) onSend();
          }}
          onChange={({ target }) => onText(target.value)}
        />
      </Field>
      <Row role="group" aria-label={words.bar}>
        {GIVEN_MARKS.map((given) => (
          <Button
            key={given}
            size="lg"
            variant={mark === given ? 'solid' : 'outline'}
            aria-pressed={mark === given}
            aria-disabled={issue !== undefined}
            aria-label={checkIns.mark(given, name)}
            aria-keyshortcuts={String(GIVEN_MARKS.indexOf(given) + 1)}
            onClick={() => issue === undefined && onMark(given)}
          >
            {checkIns.marks[given]}
          </Button>
        ))}
        {isWritten && (
          <Button
            size="lg"
            variant="outline"
            aria-disabled={issue !== undefined}
            aria-label={checkIns.sendTo(name)}
            onClick={() => issue === undefined && onSend()}
          >
            {checkIns.send}
          </Button>
        )}
      </Row>
      <styled.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        marginTop="2"
        css={{ '& button': { height: '11', minWidth: '24' } }}
      >
        <Button variant="ghost" disabled={isFirst} aria-keyshortcuts="ArrowLeft K" onClick={() => onGo(-1)}>
          <ChevronLeftIcon size={18} />
          {words.previous}
        </Button>
        <styled.span fontVariantNumeric="tabular-nums" color="fg.muted">
          {place}
        </styled.span>
        <Button variant="ghost" aria-keyshortcuts="ArrowRight J" onClick={() => onGo(1)}>
          {words.next}
          <ChevronRightIcon size={18} />
        </Button>
      </styled.div>
    </Bar>
  );
}
