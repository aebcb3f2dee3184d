import { styled } from '@ykd/adapters-ui/styled';
import type { CheckInCommentView } from '@ykd/application/check-in';
import { shanghaiMinute } from '@ykd/domain/shared';
import type { ReactNode } from 'react';

const List = styled('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    marginTop: '3',
    listStyle: 'none',
    fontSize: 'sm',
    '& li': { bg: 'bg.subtle', borderRadius: 'md', px: '3', py: '2' },
  },
});

/** What staff wrote under an entry of the daily check-in; `renderBeside`: what can be done about a comment. */
export function EntryComments<Comment extends CheckInCommentView>({
  label,
  comments,
  renderBeside,
}: {
  label: string;
  comments: readonly Comment[];
  renderBeside?: (comment: Comment) => ReactNode;
}) {
  if (comments.length === 0) return null;
  return (
    <List aria-label={label}>
      {comments.map((comment) => (
        <li key={comment.id}>
          <styled.div display="flex" alignItems="center" gap="2" color="fg.muted" fontSize="xs">
            <span>
              {comment.by} · {shanghaiMinute(comment.at)}
            </span>
            {renderBeside && <styled.span marginInlineStart="auto">{renderBeside(comment)}</styled.span>}
          </styled.div>
          <styled.p whiteSpace="pre-wrap" overflowWrap="anywhere">
            {comment.text}
          </styled.p>
        </li>
      ))}
    </List>
  );
}
