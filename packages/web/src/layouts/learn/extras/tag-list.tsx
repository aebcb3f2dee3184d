import { styled } from '@ykd/adapters-ui/styled';
import { Tag } from '@ykd/adapters-ui/widgets';
import { isTagColour, type StudentTag } from '@ykd/domain/member';
import { useId } from 'react';
import { sidebar } from '../messages/zh-CN/sidebar';

/** The tags of the learner, each explained by its tooltip. Specification §2 'Learn sidebar'. */
export function TagList({ tags }: { tags: readonly StudentTag[] }) {
  const titleId = useId();
  if (tags.length === 0) return null;
  return (
    <styled.section aria-labelledby={titleId} px="3">
      <styled.h2 id={titleId} fontSize="xs" color="fg.subtle" marginBottom="2" fontWeight="normal">
        {sidebar.tags}
      </styled.h2>
      <styled.ul
        listStyle="none"
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        gap="2"
        // The column is narrow, and what hangs over its edge would be cut off.
        css={{ '& [role=tooltip]': { maxWidth: '11rem' } }}
      >
        {tags.map(({ id, lable: { name, description, color } }) => (
          <li key={id}>
            <Tag description={description} color={isTagColour(color) ? color : undefined}>
              {name}
            </Tag>
          </li>
        ))}
      </styled.ul>
    </styled.section>
  );
}
