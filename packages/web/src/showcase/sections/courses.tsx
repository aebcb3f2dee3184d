import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, CourseBanner, CourseProgress } from '@ykd/adapters-ui/widgets';
import { progressTone, type CourseTrack } from '@ykd/domain/course';
import { common } from '../../messages/zh-CN/common';
import { Columns, Section, Specimens } from './section';

type Specimen = { courseId: string; track: CourseTrack; glyph: string; title: string; percent: number };

const COURSES: readonly Specimen[] = [
  { courseId: 'j1', track: 'java', glyph: 'Java', title: 'Java 基础与面向对象', percent: 100 },
  { courseId: 'p1', track: 'python', glyph: 'Py', title: 'Python 从零开始', percent: 42 },
  { courseId: 'f1', track: 'web', glyph: '</>', title: '网页三件套', percent: 0 },
  { courseId: 'd1', track: 'data', glyph: '∑', title: '大数据分析实战', percent: 3 },
  { courseId: 'g1', track: 'go', glyph: 'Go', title: 'Go 与微服务', percent: 68 },
  { courseId: 'a1', track: 'algorithm', glyph: 'O(n)', title: '算法与数据结构', percent: 12 },
  { courseId: 't1', track: 'tool', glyph: 'git', title: '版本管理与协作', percent: 120 },
  { courseId: 'm1', track: 'mini', glyph: '{ }', title: '小程序开发', percent: 99.6 },
];

const TRACKS = COURSES.map(({ track, glyph }) => ({ track, glyph }));

/** Banners, progress and the card that joins them. */
export function Courses() {
  return (
    <Section id="courses" note="题图由课程数据绘出：方向定颜色，课程编号定图案。">
      <Columns>
        {COURSES.map((course) => (
          <Card key={course.courseId} room="none">
            <CourseBanner {...course} />
            <styled.div padding="4" display="flex" flexDirection="column" gap="3">
              <div>
                <styled.h3 textStyle="heading">{course.title}</styled.h3>
                <styled.p fontSize="sm" color="fg.subtle">
                  {common.chapters(24)} · 昨天 21:30 学过
                </styled.p>
              </div>
              <CourseProgress
                value={course.percent}
                tone={progressTone(course.percent)}
                label={`${course.title} 学习进度`}
              />
              <Button variant="soft" size="sm" alignSelf="start">
                {common.goLearn}
              </Button>
            </styled.div>
          </Card>
        ))}
      </Columns>
      <Specimens title="同一方向的一家人">
        <Columns least="sm" width="full">
          {Array.from({ length: 24 }, (_, at) => {
            const kin = TRACKS[Math.floor(at / 3)];
            return (
              kin && (
                <styled.div key={at} borderRadius="md" overflow="hidden">
                  <CourseBanner courseId={`${kin.track}-${at}`} {...kin} />
                </styled.div>
              )
            );
          })}
        </Columns>
      </Specimens>
      <Specimens title="带标题的页首题图">
        <styled.div width="full" maxWidth="modal" borderRadius="card" overflow="hidden">
          <CourseBanner courseId="j1test" track="java" glyph="Java" title="Java 体验课" showTitle />
        </styled.div>
      </Specimens>
    </Section>
  );
}
