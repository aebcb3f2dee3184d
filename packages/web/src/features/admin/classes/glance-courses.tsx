import { styled } from '@ykd/adapters-ui/styled';
import { Card, CourseProgress, EmptyState } from '@ykd/adapters-ui/widgets';
import type { ClassGlance, GlanceCourse } from '@ykd/application/class-glance';
import { adminCoursePath } from '@ykd/domain/access';
import { progressTone } from '@ykd/domain/course';
import { Link } from 'react-router-dom';
import { classGlance as words } from '../messages/zh-CN/class-glance';

const Lines = styled('ul', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });

const Row = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 16rem' },
    alignItems: 'center',
    columnGap: '6',
    rowGap: '1',
    '& a': { color: 'brand.fg' },
    '& a:hover': { textDecoration: 'underline' },
  },
});

const Folded = styled('details', {
  base: {
    marginTop: '2',
    fontSize: 'sm',
    '& summary': { cursor: 'pointer', py: '1', color: 'fg.muted' },
    '& ul': { marginTop: '1', paddingLeft: '4', display: 'flex', flexDirection: 'column', gap: '1' },
  },
});

function CourseLine({ course }: { course: GlanceCourse }) {
  const { courseId, title, mean, planned, begun, finished, chapters } = course;
  const facts = [
    `${words.begun} ${words.people(begun)}`,
    `${words.finished} ${words.people(finished)}`,
    `${words.coursePlan} ${planned === null ? words.nothing : words.percent(planned)}`,
  ];
  return (
    <li>
      <Row>
        <div>
          <styled.p fontWeight="medium">
            <Link to={adminCoursePath(courseId)}>{title}</Link>
          </styled.p>
          <styled.p color="fg.muted" fontSize="sm">
            {facts.join(' · ')}
          </styled.p>
        </div>
        <CourseProgress value={mean} tone={progressTone(mean)} label={`${title}${words.courseMean}`} />
      </Row>
      <Folded>
        <summary>{words.chapters(chapters.length)}</summary>
        <ul>
          {chapters.map((chapter, at) => (
            // Two chapters may be called the same.
            // oxlint-disable-next-line react/no-array-index-key
            <Row as="li" key={at}>
              <span>{chapter.title}</span>
              <CourseProgress
                value={chapter.mean}
                tone={progressTone(chapter.mean)}
                label={words.chapterOf(title, chapter.title)}
              />
            </Row>
          ))}
        </ul>
      </Folded>
    </li>
  );
}

/** How far a class is in each course, and in each chapter. */
export function GlanceCourses({ glance: { courses } }: { glance: ClassGlance }) {
  return (
    <Card as="section" aria-labelledby="glance-courses">
      <styled.h2 id="glance-courses" fontSize="md" fontWeight="semibold" marginBottom="3">
        {words.courses}
      </styled.h2>
      {courses.length === 0 ? (
        <EmptyState title={words.noCourses} hint={words.noCoursesHint} />
      ) : (
        <Lines>
          {courses.map((course) => (
            <CourseLine key={course.courseId} course={course} />
          ))}
        </Lines>
      )}
    </Card>
  );
}
