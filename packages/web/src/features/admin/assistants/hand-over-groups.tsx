import { styled } from '@ykd/adapters-ui/styled';
import { Button, TextInput } from '@ykd/adapters-ui/widgets';
import type { HandOverPreview } from '@ykd/application/hand-over';
import { FOLLOW_UP_GROUPS, type FollowUpGroup } from '@ykd/domain/follow-up';
import { useState, type ChangeEvent } from 'react';
import { assistants } from '../messages/zh-CN/assistants';

const words = assistants.give;

const Row = styled('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' } });

/** Which of somebody's students: by how they stand in his queue, and by a part of their names. */
export function HandOverGroups({
  preview: { total, tally },
  group,
  search,
  onGroup,
  onSearch,
}: {
  preview: Pick<HandOverPreview, 'total' | 'tally'>;
  group: FollowUpGroup | undefined;
  search: string;
  onGroup: (group: FollowUpGroup | undefined) => void;
  onSearch: (search: string) => void;
}) {
  const [typed, setTyped] = useState(search);
  const choice = (one: FollowUpGroup | undefined, title: string, count: number) => (
    <Button
      key={title}
      size="sm"
      variant={one === group ? 'soft' : 'ghost'}
      aria-pressed={one === group}
      onClick={() => onGroup(one)}
    >
      {`${title} ${count}`}
    </Button>
  );
  return (
    <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
      <Row role="group" aria-label={words.which}>
        {choice(undefined, words.all, total)}
        {FOLLOW_UP_GROUPS.filter((one) => tally[one] > 0 || one === group).map((one) =>
          choice(one, assistants.groups[one], tally[one]),
        )}
      </Row>
      <styled.form
        role="search"
        display="flex"
        gap="2"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <TextInput
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          maxLength={40}
          value={typed}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped(currentTarget.value)}
        />
        <Button type="submit" variant="outline">
          {words.find}
        </Button>
      </styled.form>
    </styled.div>
  );
}
