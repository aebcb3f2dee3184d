import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, EmptyState, Field, SelectInput, SkeletonCard, SkeletonText } from '@ykd/adapters-ui/widgets';
import {
  RECEIVER_FILTERS,
  type MessageView,
  type ReceiverLine,
  type ReceiverFilter,
} from '@ykd/application/message';
import { manyWords } from '@ykd/application/staff-list';
import { adminStudentPath } from '@ykd/domain/access';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useEffect, useState, type ChangeEvent } from 'react';
import { Link } from 'react-router-dom';
import { Fact, Facts, Time } from '../components/facts';
import { memberTitle } from '../member-title';
import { messages as words } from '../messages/zh-CN/messages';
import { LineHead, Lines, Part, Quiet } from '../components/detail-parts';
import { StepPager, useTurns } from '../components/step-pager';
import { useMessageQueries } from './message-queries';

/** So many receivers stand on a page. */
const PAGE = 20;
/** How often it is looked how far a message is, ms. */
const LOOK_MS = 2_000;

/** What became of it for one receiver. */
function Receiver({
  line: { id, name, mobile, state, reason, readAt },
  isNotice,
}: {
  line: ReceiverLine;
  isNotice: boolean;
}) {
  const isSeen = mobile !== null;
  return (
    <li>
      <LineHead>
        {isSeen ? (
          <styled.span css={{ '& a': { color: 'brand.fg' } }}>
            <Link to={adminStudentPath(id)}>{memberTitle({ name })}</Link>
          </styled.span>
        ) : (
          <span>{words.unseen}</span>
        )}
        {isSeen && <styled.span color="fg.muted">{mobile}</styled.span>}
        <styled.span marginInlineStart="auto" color="fg.muted">
          {reason === null ? words.states[state] : words.reasons[reason]}
          {isNotice &&
            state === 'sent' &&
            `，${readAt === null ? words.unread : words.readAt(shanghaiMinute(readAt))}`}
        </styled.span>
      </LineHead>
    </li>
  );
}

/** Who got it, page by page, narrowed by what became of it. */
function Receivers({ id, isNotice }: { id: string; isNotice: boolean }) {
  const [state, setState] = useState<ReceiverFilter>();
  const { turn, toFirst, stepsOf } = useTurns();
  // Nobody knows who has read a text message.
  const filters = RECEIVER_FILTERS.filter((one) => isNotice || (one !== 'read' && one !== 'unread'));
  const reading = useQuery(useMessageQueries().receivers, {
    id,
    size: PAGE,
    ...(state === undefined ? {} : { state }),
    ...turn,
  });
  return (
    <Part title={words.people}>
      <styled.div display="flex" flexDirection="column" gap="3">
        <Field label={words.filter}>
          <SelectInput
            value={state ?? ''}
            onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
              toFirst();
              setState(filters.find((one) => one === currentTarget.value));
            }}
          >
            <option value="">{words.everyState}</option>
            {filters.map((one) => (
              <option key={one} value={one}>
                {words.filters[one]}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Answer
          compact
          of={reading}
          waiting={<SkeletonText lines={4} />}
          failed={words.failed}
          refused="failed"
          isEmpty={({ list }) => list.length === 0}
          empty={<Quiet>{words.noPeople}</Quiet>}
        >
          {({ list, ...ends }) => (
            <>
              <Lines>
                {list.map((line) => (
                  <Receiver key={line.id} line={line} isNotice={isNotice} />
                ))}
              </Lines>
              <StepPager label={words.people} {...stepsOf(ends)} />
            </>
          )}
        </Answer>
      </styled.div>
    </Part>
  );
}

function Whole({ message }: { message: MessageView }) {
  const { id, channel, title, text, link, conditions, receivers, waiting, sent, read } = message;
  const isNotice = channel === 'notice';
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <Part title={words.numbers}>
        <styled.p role="status" marginBottom="3" fontWeight="medium">
          {message.state === 'done' ? words.done : words.sending(waiting)}
        </styled.p>
        <Facts>
          <Fact title={words.columns.receivers}>{manyWords(receivers)}</Fact>
          <Fact title={words.states.sent}>{manyWords(sent)}</Fact>
          {isNotice && <Fact title={words.columns.read}>{manyWords(read)}</Fact>}
          {message.optedOut > 0 && <Fact title={words.states.optedOut}>{manyWords(message.optedOut)}</Fact>}
          {message.noMobile > 0 && <Fact title={words.states.noMobile}>{manyWords(message.noMobile)}</Fact>}
          {message.failed > 0 && <Fact title={words.states.failed}>{manyWords(message.failed)}</Fact>}
          {!isNotice && <Fact title={words.columns.cost}>{words.money(message.cost)}</Fact>}
        </Facts>
      </Part>
      <Part title={words.content}>
        {isNotice && <strong>{title}</strong>}
        <styled.p whiteSpace="pre-line" overflowWrap="anywhere" marginBottom="3">
          {text}
        </styled.p>
        <Facts>
          <Fact title={words.columns.channel}>{words.channels[channel]}</Fact>
          {link !== null && <Fact title={words.link}>{link}</Fact>}
          <Fact title={words.to}>{conditions}</Fact>
          <Fact title={words.columns.sender}>{memberTitle(message.sender)}</Fact>
          <Fact title={words.columns.at}>
            <Time at={message.gmtCreated} />
          </Fact>
        </Facts>
      </Part>
      <Receivers id={id} isNotice={isNotice} />
    </styled.div>
  );
}

/** A message; its id is in the address. As long as it is being sent, it is looked how far it is. */
export function MessageDetail({ id }: { id: string }) {
  const { one, outdate } = useMessageQueries();
  const reading = useQuery(one, id);
  const isSending = reading.value?.state === 'sending';
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(() => outdate(id), LOOK_MS);
    return () => {
      clearInterval(timer);
      // What the last look found is so in the list, too.
      outdate(id);
    };
  }, [id, isSending, outdate]);
  return (
    <Answer
      of={reading}
      failed={words.failed}
      refused={<EmptyState drawing="search" title={words.missing} hint={words.missingHint} />}
      waiting={<SkeletonCard lines={6} />}
    >
      {(message) => <Whole message={message} />}
    </Answer>
  );
}
