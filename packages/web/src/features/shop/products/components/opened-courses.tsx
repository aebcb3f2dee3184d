import { styled } from '@ykd/adapters-ui/styled';
import { stageTitle } from '@ykd/application/course';
import type { OnlineOf } from '@ykd/application/shelf';
import type { SkuAttr } from '@ykd/domain/order';
import { shop } from '../../messages/zh-CN/shop';
import { openedBy, type OpenedGroup } from '../opens';
import { lengthInWords, onlineFirst, onlineInWords } from '../online';

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

type GroupProps = Pick<OpenedGroup, 'courses'> & {
  name: string | undefined;
  onlineOf: OnlineOf | undefined;
};

/** Most stages are called after what they are about. */
const titleOf = ({ stage }: OpenedGroup): string =>
  stage === undefined ? shop.product.otherCourses : stageTitle(stage);

function Group({ name, courses, onlineOf }: GroupProps) {
  return (
    <div>
      {name !== undefined && (
        <styled.h3 fontSize="md" marginBottom="2">
          {name}
        </styled.h3>
      )}
      <Courses>
        {onlineFirst(courses, onlineOf).map((course) => (
          <li key={course.courseId}>
            <span>{course.title}</span>
            <small>{lengthInWords(course, onlineOf)}</small>
          </li>
        ))}
      </Courses>
    </div>
  );
}

export type OpenedCoursesProps = {
  /** Of the section, where it has none above it. */
  title?: string;
  skuAttrs: readonly SkuAttr[];
  /** What is online, once it is known. */
  onlineOf: OnlineOf | undefined;
};

/** What a purchase opens: its stages and the courses in them. */
export function OpenedCourses({ title, skuAttrs, onlineOf }: OpenedCoursesProps) {
  const { groups, courses } = openedBy(skuAttrs);
  const online = onlineInWords(courses, onlineOf);
  const { opensHint, opensNothing } = shop.product;
  const stages = groups.filter(({ stage }) => stage !== undefined).length;
  return (
    <section aria-label={title}>
      <styled.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" marginBottom="4">
        {title !== undefined && <styled.h2 textStyle="heading">{title}</styled.h2>}
        {courses.length > 0 && (
          <styled.p color="fg.subtle" fontSize="sm">
            {opensHint(stages, courses.length)}
          </styled.p>
        )}
      </styled.div>
      {online !== undefined && (
        <styled.p color="fg.muted" fontSize="sm" marginBottom="4">
          {online}
        </styled.p>
      )}
      {courses.length === 0 ? (
        <styled.p color="fg.muted">{opensNothing}</styled.p>
      ) : (
        <styled.div display="flex" flexDirection="column" gap="6">
          {groups.map((group) => (
            <Group
              key={group.stage ?? ''}
              name={stages > 0 ? titleOf(group) : undefined}
              courses={group.courses}
              onlineOf={onlineOf}
            />
          ))}
        </styled.div>
      )}
    </section>
  );
}
