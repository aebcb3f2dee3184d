import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { assistants } from '../messages/zh-CN/assistants';
import { useAssistantQueries } from './assistant-queries';
import { Written } from './hand-over-records';

const words = assistants.received;

const Strip = styled('ul', {
  base: {
    listStyle: 'none',
    marginBottom: '4',
    bg: 'brand.subtle',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    fontSize: 'sm',
    '& > li': { px: '4', py: '3' },
    '& > li:not(:first-child)': { borderTopWidth: '1px', borderColor: 'line' },
  },
});

/** Whose students the reader got of late, and what was written with them. */
export function ReceivedStrip() {
  const got = useQuery(useAssistantQueries().received, undefined).value ?? [];
  if (got.length === 0) return null;
  return (
    <Strip aria-label={words.label}>
      {got.map((line) => (
        <li key={line.id}>
          <styled.p fontWeight="medium">{words.got(line)}</styled.p>
          <Written>{line.note}</Written>
        </li>
      ))}
    </Strip>
  );
}
