import { styled } from '@ykd/adapters-ui/styled';
import type { CatalogueEntry } from '@ykd/domain/course';
import { pay } from '../../messages/zh-CN/pay';
import { GoLearnButton } from '../../../../components/go-learn-button';

const Courses = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    columnGap: '8',
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'line',
      lineHeight: 'snug',
    },
  },
});

/** The courses that a purchase opened, and the way into each of them. */
export function OpenCourses({ courses }: { courses: readonly CatalogueEntry[] }) {
  return (
    <styled.section
      aria-label={pay.success.courses}
      width="full"
      maxWidth="48rem"
      marginInline="auto"
      marginTop="8"
    >
      <styled.h2 textStyle="heading" marginBottom="3">
        {pay.success.courses}
      </styled.h2>
      <Courses>
        {courses.map(({ courseId, title }) => (
          <li key={courseId}>
            <span>{title}</span>
            <GoLearnButton courseId={courseId} title={title} size="sm" variant="soft" />
          </li>
        ))}
      </Courses>
    </styled.section>
  );
}
