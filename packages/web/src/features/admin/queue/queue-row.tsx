import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, Menu } from '@ykd/adapters-ui/widgets';
import type { FollowUpLine } from '@ykd/application/follow-up';
import { SNOOZE_CHOICES, type SnoozeChoice } from '@ykd/domain/follow-up';
import { Link } from 'react-router-dom';
import { memberTitle } from '../member-title';
import { queue as words } from '../messages/zh-CN/queue';
import type { RowWay } from '../table/row-way';
import { QueueMobile } from './queue-mobile';

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '3',
    px: { base: '4', md: '5' },
    py: '4',
    listStyle: 'none',
    scrollMarginBlock: '20',
    '&:not(:first-child)': { borderTopWidth: '1px', borderColor: 'line' },
    '&:focus-within': { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-busy=true]': { opacity: 0.6 },
  },
});

const Acts = styled('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: '1fr 1fr',
    gap: '2',
    '& > div, & button': { width: { base: 'full', md: 'auto' } },
    '& button': { minHeight: { base: '11', md: '8' } },
  },
});

const Facts = styled('ul', {
  base: {
    color: 'fg.muted',
    fontSize: 'sm',
    listStyle: 'none',
    '& li': { marginTop: '0.5' },
  },
});

/** How loud a reason is said: what is at its last step, and what ends soon, more than the rest. */
const toneOf = ({ kind, step }: FollowUpLine['reasons'][number]): 'danger' | 'amber' | 'neutral' => {
  if (kind === 'ending' && step > 1) return 'danger';
  return step > 1 || kind === 'syncFailed' || kind === 'neverStarted' ? 'amber' : 'neutral';
};

export type QueueRowProps = {
  line: FollowUpLine;
  /** `YYYY-MM-DD` in Shanghai. */
  today: string;
  way: RowWay;
  isBusy: boolean;
  onContact: () => void;
  onNote: () => void;
  onSnooze: (choice: SnoozeChoice) => void;
  onHandOver: () => void;
};

/** A student who is to be contacted: why, and what one can do about it. */
export function QueueRow({
  line,
  today,
  way,
  isBusy,
  onContact,
  onNote,
  onSnooze,
  onHandOver,
}: QueueRowProps) {
  const { id, reasons, handedBy, snoozedUntil } = line;
  const name = memberTitle(line);
  return (
    <Row data-row={id} tabIndex={-1} aria-busy={isBusy || undefined} aria-label={name}>
      <div>
        <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1.5">
          <styled.span fontWeight="semibold" css={{ '& a:hover': { textDecoration: 'underline' } }}>
            <Link {...way}>{name}</Link>
          </styled.span>
          {reasons.map((reason) => (
            <Badge key={reason.kind} tone={toneOf(reason)}>
              {words.kinds[reason.kind]}
            </Badge>
          ))}
        </styled.div>
        <QueueMobile line={line} />
        <Facts>
          {reasons.map((reason) => (
            <li key={reason.kind}>{words.reasonWords(reason, today)}</li>
          ))}
          {handedBy !== null && <li>{words.handedBy(handedBy.name ?? words.aColleague)}</li>}
          {snoozedUntil !== null && <li>{words.backFrom(words.dayWords(snoozedUntil, today))}</li>}
        </Facts>
      </div>
      <Acts>
        <Button size="sm" variant="soft" aria-label={words.actOn(words.contact, name)} onClick={onContact}>
          {words.contact}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={words.actOn(words.contactNote, name)}
          onClick={onNote}
        >
          {words.contactNote}
        </Button>
        <Menu
          label={words.snoozeMenu(name)}
          trigger={words.snooze}
          triggerProps={{ size: 'sm', variant: 'outline' }}
          items={SNOOZE_CHOICES.map((choice) => ({
            id: choice,
            label: words.choices[choice],
            onSelect: () => onSnooze(choice),
          }))}
        />
        <Button
          size="sm"
          variant="outline"
          aria-label={words.actOn(words.handOver, name)}
          onClick={onHandOver}
        >
          {words.handOver}
        </Button>
      </Acts>
    </Row>
  );
}
