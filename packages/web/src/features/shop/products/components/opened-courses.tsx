import { styled } from '@ykd/adapters-ui/styled';
import type { SkuAttr } from '@ykd/domain/order';
import { common } from '../../../../messages/zh-CN/common';
import { shop } from '../../messages/zh-CN/shop';
import { stageTitle } from '../../../../messages/zh-CN/stages';
import { openedBy, type OpenedGroup } from '../opens';

const Courses = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    columnGap: '8',
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '3',
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'line',
      lineHeight: 'snug',
    },
    '& small': { color: 'fg.subtle', fontSize: 'sm', whiteSpace: 'nowrap' },
  },
});

/** Most stages are called after what they are about. */
const titleOf = ({ stage }: OpenedGroup): string =>
  stage === undefined ? shop.product.otherCourses : stageTitle(stage);

function Group({ name, courses }: Pick<OpenedGroup, 'courses'> & { name: string | undefined }) {
  return (
    <div>
      {name !== undefined && (
        <styled.h3 fontSize="md" marginBottom="2">
          {name}
        </styled.h3>
      )}
      <Courses>
        {courses.map(({ courseId, title, outlineCount }) => (
          <li key={courseId}>
            <span>{title}</span>
            <small>{common.chapters(outlineCount)}</small>
          </li>
        ))}
      </Courses>
    </div>
  );
}

/** What a purchase opens: its stages and the courses in them. */
export function OpenedCourses({ title, skuAttrs }: { title: string; skuAttrs: readonly SkuAttr[] }) {
  const { groups, courses } = openedBy(skuAttrs);
  const { opensHint, opensNothing } = shop.product;
  const stages = groups.filter(({ stage }) => stage !== undefined).length;
  return (
    <section aria-label={title}>
      <styled.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" marginBottom="4">
        <styled.h2 textStyle="heading">{title}</styled.h2>
        {courses.length > 0 && (
          <styled.p color="fg.subtle" fontSize="sm">
            {opensHint(stages, courses.length)}
          </styled.p>
        )}
      </styled.div>
      {courses.length === 0 ? (
        <styled.p color="fg.muted">{opensNothing}</styled.p>
      ) : (
        <styled.div display="flex" flexDirection="column" gap="6">
          {groups.map((group) => (
            <Group
              key={group.stage ?? ''}
              name={stages > 0 ? titleOf(group) : undefined}
              courses={group.courses}
            />
          ))}
        </styled.div>
      )}
    </section>
  );
}
