import { chakra } from '@chakra-ui/react/styled-system';
import type { Lesson } from '@ykd/application';
import { memo, type Ref } from 'react';
import { study } from '../../../messages/zh-CN/study';
import { ContentNodes } from '../content/content-nodes';
import { BODY_MARK, END_MARK } from '../reading/use-reading';
import { Prose } from './prose';

/** The text of a lesson; each part is a section `b0`, `b1`, … Drawn once a lesson, however often its page is. */
export const LessonArticle = memo(function LessonArticle({
  lesson,
  ref,
}: {
  lesson: Lesson;
  ref: Ref<HTMLElement>;
}) {
  return (
    <Prose ref={ref} tabIndex={-1} aria-labelledby="lesson-title">
      <chakra.header marginBottom="8">
        <chakra.p color="fg.subtle" fontSize="sm" fontVariantNumeric="tabular-nums">
          {study.lessonNumber(lesson.outlineNum, lesson.sectionNum)}
        </chakra.p>
        <chakra.h1 id="lesson-title" fontSize="3xl" marginTop="1">
          {lesson.title}
        </chakra.h1>
      </chakra.header>
      {lesson.bodies.map((body, at) => (
        <section key={at} id={`b${at}`} aria-label={body.title} {...{ [BODY_MARK]: at }}>
          <ContentNodes nodes={body.nodes} />
        </section>
      ))}
      <chakra.div height="1px" aria-hidden {...{ [BODY_MARK]: END_MARK }} />
    </Prose>
  );
});
