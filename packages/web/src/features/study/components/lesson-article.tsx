import { styled } from '@ykd/adapters-ui/styled';
import type { Lesson } from '@ykd/application/course';
import { memo, useMemo, type Ref } from 'react';
import { study } from '../messages/zh-CN/study';
import { ContentNodes } from './content-nodes';
import { chunksOf, isLong as isLongLesson, type LessonChunk } from '../content/lesson-chunks';
import { useDrawing } from '../content/use-drawing';
import { BODY_MARK, END_MARK } from '../reading/use-reading';
import { Prose } from './prose';

/** A piece of a part. Before it is drawn it holds the place that it will take as long as it is off the screen. */
const Chunk = memo(function Chunk({
  chunk,
  isDrawn,
  isLong,
}: {
  chunk: LessonChunk | undefined;
  isDrawn: boolean;
  isLong: boolean;
}) {
  return (
    <div className={isLong ? 'chunk long' : 'chunk'} data-drawn={isDrawn}>
      {isDrawn && chunk && <ContentNodes nodes={chunk.nodes} />}
    </div>
  );
});

export type LessonArticleProps = {
  lesson: Lesson;
  /** The part that the reader comes to see. */
  body: number;
  ref: Ref<HTMLElement>;
};

/**
 * The text of a lesson; each part is a section `b0`, `b1`, … Drawn once a lesson, however often its page is; of a long
 * one what the reader came for first, and the rest while he reads.
 */
export const LessonArticle = memo(function LessonArticle({ lesson, body, ref }: LessonArticleProps) {
  const chunks = useMemo(() => chunksOf(lesson.bodies), [lesson]);
  const start = Math.max(
    0,
    chunks.findIndex((chunk) => chunk.body === body),
  );
  const drawn = useDrawing(chunks, start);
  const isLong = useMemo(() => isLongLesson(chunks), [chunks]);
  const partChunks = useMemo(() => {
    const parts: number[][] = lesson.bodies.map(() => []);
    chunks.forEach((chunk, at) => parts[chunk.body]?.push(at));
    return parts;
  }, [lesson, chunks]);
  return (
    <Prose ref={ref} tabIndex={-1} aria-labelledby="lesson-title" aria-busy={drawn.size < chunks.length}>
      <styled.header marginBottom="8">
        <styled.p color="fg.subtle" fontSize="sm" fontVariantNumeric="tabular-nums">
          {study.lessonNumber(lesson.outlineNum, lesson.sectionNum)}
        </styled.p>
        <styled.h1 id="lesson-title" fontSize="3xl" marginTop="1">
          {lesson.title}
        </styled.h1>
      </styled.header>
      {lesson.bodies.map(({ title }, part) => (
        <section key={part} id={`b${part}`} aria-label={title} {...{ [BODY_MARK]: part }}>
          {partChunks[part]?.map((at) => (
            <Chunk key={at} chunk={chunks[at]} isDrawn={drawn.has(at)} isLong={isLong && at !== start - 1} />
          ))}
        </section>
      ))}
      <styled.div height="1px" aria-hidden {...{ [BODY_MARK]: END_MARK }} />
    </Prose>
  );
});
