import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Badge, Button, Card, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { TagLine } from '@ykd/application/tag';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { common } from '../../../messages/zh-CN/common';
import { Refused } from '../components/refused';
import { tags as texts } from '../messages/zh-CN/tags';
import { studentsHref } from '../students-href';
import { TagFormDialog } from './tag-form-dialog';
import { TagName } from './tag-mark';
import { useTagQueries } from './tag-queries';

const { kept: words, mark } = texts;

const Rows = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    '& > li:last-child': { borderBottomWidth: '0' },
    '& a': {
      color: 'brand.fg',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '11', md: '6' },
    },
    '& a:hover': { textDecoration: 'underline' },
  },
});

/** How many students have a tag; it leads to them. */
function Used({ tag: { id, students } }: { tag: TagLine }) {
  if (students === 0)
    return (
      <styled.span color="fg.muted" fontSize="sm">
        {words.unused}
      </styled.span>
    );
  return (
    <styled.span fontSize="sm">
      <Link to={studentsHref({ tag: `is:${id}` })}>{words.used(students)}</Link>
    </styled.span>
  );
}

/** The tags that students can have: to add one, change it, and delete one that nobody has. */
export function TagSection() {
  const { port, lines, choices } = useTagQueries();
  const { commands } = useServices().toasts;
  const read = useQuery(lines, undefined);
  const [open, setOpen] = useState<{ readonly tag: TagLine | undefined }>();
  const remove = async ({ id, version, name }: TagLine): Promise<void> => {
    try {
      const answer = await lines.change(
        undefined,
        () => port.remove({ id, version }),
        (_before, now) => now,
      );
      if (answer.ok) {
        commands.success(words.removed(name));
        choices.outdate();
        return;
      }
      const { error } = answer;
      const issue = error.kind === 'invalid-input' ? error.issues[0]?.message : undefined;
      commands.error(error.kind === 'changed-meanwhile' ? words.changed : (issue ?? errorMessage(error)));
    } catch {
      commands.error(common.failedRequest);
    }
    lines.outdate();
  };
  return (
    <Card as="section" room="md" aria-label={words.title}>
      <styled.div display="flex" alignItems="center" justifyContent="space-between" marginBottom="2">
        <styled.h2 fontSize="md">{words.title}</styled.h2>
        <Button size="sm" aria-label={words.addTag} onClick={() => setOpen({ tag: undefined })}>
          {words.add}
        </Button>
      </styled.div>
      <Answer
        of={read}
        failed={words.failed}
        waiting={<SkeletonCard lines={3} />}
        refused={<Refused />}
        isEmpty={({ length }) => length === 0}
        empty={<styled.p color="fg.muted">{words.none}</styled.p>}
      >
        {(list) => (
          <Rows>
            {list.map((tag) => (
              <li key={tag.id}>
                <styled.div
                  flex="1"
                  minWidth="10rem"
                  display="flex"
                  flexWrap="wrap"
                  alignItems="center"
                  columnGap="3"
                  rowGap="1"
                >
                  <TagName tag={{ ...tag, description: '' }} />
                  <Badge tone={tag.isShown ? 'brand' : 'neutral'}>
                    {tag.isShown ? mark.shown : mark.hidden}
                  </Badge>
                  <Used tag={tag} />
                  <styled.span color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                    {tag.description}
                  </styled.span>
                </styled.div>
                <styled.span display="flex" gap="2">
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={words.editTag(tag.name)}
                    onClick={() => setOpen({ tag })}
                  >
                    {words.edit}
                  </Button>
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={words.removeTag(tag.name)}
                    disabled={tag.students > 0}
                    onClick={() => void remove(tag)}
                  >
                    {words.remove}
                  </Button>
                </styled.span>
              </li>
            ))}
          </Rows>
        )}
      </Answer>
      {open && (
        <TagFormDialog
          tag={open.tag}
          others={(read.value ?? []).filter(({ id }) => id !== open.tag?.id).map(({ name }) => name)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
