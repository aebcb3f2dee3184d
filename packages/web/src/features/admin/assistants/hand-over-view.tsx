import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { Refused } from '../components/refused';
import { assistants } from '../messages/zh-CN/assistants';
import { useAssistantQueries } from './assistant-queries';
import { HandOverDesk } from './hand-over-desk';
import { HandOverRecords } from './hand-over-records';

/** Giving students to a colleague, and what was given before; `isOwn`: the reader's own, whatever else he may give. */
export function HandOverView({ isOwn = false }: { isOwn?: boolean }) {
  const asked = useQuery(useAssistantQueries().people, undefined);
  return (
    <styled.div display="flex" flexDirection="column" gap="4">
      <Answer
        of={asked}
        failed={assistants.give.failed}
        refused={<Refused />}
        waiting={<SkeletonCard lines={5} />}
      >
        {(people) => <HandOverDesk people={isOwn ? { ...people, isWide: false } : people} />}
      </Answer>
      <HandOverRecords />
    </styled.div>
  );
}
