import { styled } from '@ykd/adapters-ui/styled';
import { CourseBanner } from '@ykd/adapters-ui/widgets';
import { catalogueEntry } from '@ykd/domain/course';

/** One of each hue, so that the wall shows the whole family. */
const COURSE_IDS =
  'py1 j11 f4 d1 go1 g1 wxmini10 j18 py12 ts1 a1 vuethree1 j1 py10 d2 f1 e2 j4 go1test a2 py3'.split(' ');

const Wall = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& > *': { borderRadius: 'card', overflow: 'hidden', minWidth: 0 },
  },
  variants: {
    shape: {
      /** Fills a tall panel, shifted like bricks. */
      panel: {
        gridTemplateColumns: 'repeat(3, 16rem)',
        '& > :nth-of-type(3n + 2)': { transform: 'translateY(-4.5rem)' },
      },
      /** One line along the top of a phone. */
      strip: { gridTemplateColumns: 'repeat(21, 9rem)', gap: '3', justifyContent: 'center' },
    },
  },
});

/** Banners of our courses as decoration. */
export function CourseWall({ shape }: { shape: 'panel' | 'strip' }) {
  return (
    <Wall shape={shape} aria-hidden>
      {COURSE_IDS.map(catalogueEntry).map(
        (entry) =>
          entry && (
            <div key={entry.courseId}>
              <CourseBanner courseId={entry.courseId} {...entry.banner} />
            </div>
          ),
      )}
    </Wall>
  );
}
