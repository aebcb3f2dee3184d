import { styled } from '@ykd/adapters-ui/styled';
import { Tag } from '@ykd/adapters-ui/widgets';
import type { TagMarkView } from '@ykd/application/shared';
import type { TagChoice } from '@ykd/application/tag';
import { isTagColour } from '@ykd/domain/member';
import { memberTitle } from '../member-title';
import { tags as words } from '../messages/zh-CN/tags';
import { Nothing } from '../table/cell-value';

const Row = styled('span', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5' } });

/** Lines of a column, each a tag with who put it on. */
const Column = styled('span', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1.5' },
});

/** Who put a tag on, as far as that is known. */
export const putBy = ({ by }: Pick<TagMarkView, 'by'>): string =>
  by === null ? words.mark.unknown : memberTitle(by);

/** A tag as it looks, with what it is for. */
export function TagName({ tag: { name, color, description } }: { tag: Omit<TagChoice, 'id'> }) {
  return (
    <Tag description={description || undefined} color={isTagColour(color) ? color : undefined}>
      {name}
    </Tag>
  );
}

/** The tags of a student in a narrow place. */
export function TagRow({ tags }: { tags: readonly TagMarkView[] | undefined }) {
  if (tags === undefined || tags.length === 0) return <Nothing />;
  return (
    <Row>
      {tags.map((tag) => (
        <TagName key={tag.id} tag={tag} />
      ))}
    </Row>
  );
}

/** The tags of a student with who put each on and on which day. */
export function TagColumn({ tags }: { tags: readonly TagMarkView[] | undefined }) {
  if (tags === undefined || tags.length === 0) return <Nothing />;
  return (
    <Column>
      {tags.map((tag) => (
        <styled.span key={tag.id} display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
          <TagName tag={tag} />
          <styled.span color="fg.muted" fontSize="xs" whiteSpace="nowrap">
            {words.mark.shortly(putBy(tag), tag.at)}
          </styled.span>
        </styled.span>
      ))}
    </Column>
  );
}
