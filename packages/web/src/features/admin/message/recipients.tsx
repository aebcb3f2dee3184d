import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, SkeletonText } from '@ykd/adapters-ui/widgets';
import type { MessageTarget } from '@ykd/application/message';
import { useState } from 'react';
import { PartAnswer } from '../components/failed-line';
import { StepPager, useTurns } from '../components/step-pager';
import { memberTitle } from '../member-title';
import { messages } from '../messages/zh-CN/messages';
import { useMessageQueries } from './message-queries';

const words = messages.write;

/** So many stand on a page. */
const PAGE = 20;

function List({ to }: { to: MessageTarget }) {
  const { turn, stepsOf } = useTurns();
  const asked = useQuery(useMessageQueries().recipients, { to, size: PAGE, ...turn });
  return (
    <PartAnswer of={asked} failed={messages.failed} waiting={<SkeletonText lines={3} />}>
      {({ list, ...ends }) => (
        <>
          <styled.ul aria-label={words.recipients} paddingInlineStart="5" fontSize="sm">
            {list.map(({ id, name, mobile }) => (
              <li key={id}>
                {mobile === null ? messages.unseen : memberTitle({ name })} <span>{mobile}</span>
              </li>
            ))}
          </styled.ul>
          <StepPager label={words.recipients} {...stepsOf(ends)} />
        </>
      )}
    </PartAnswer>
  );
}

/** Whom a message would go to: all of them, for whoever wants to see. */
export function Recipients({ to }: { to: MessageTarget }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.hideRecipients : words.showRecipients}
      </Button>
      {isOpen && <List to={to} />}
    </div>
  );
}
