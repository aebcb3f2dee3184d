import { styled } from '@ykd/adapters-ui/styled';
import { type ContentElement, type ContentNode, isLessonHref } from '@ykd/application/course';
import { coursePictureNameOf } from '@ykd/application/study';
import { Fragment, type ReactNode } from 'react';
import { study } from '../messages/zh-CN/study';
import { CodeBlock } from '../content/code-block';
import { ExerciseCard } from '../run/exercise-card';
import { RunnableCode } from '../run/runnable-code';

function ContentLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  // The tree comes from our own import; an address that it would not have let through is no link.
  if (href === undefined || !isLessonHref(href)) return <>{children}</>;
  return href.startsWith('/') ? (
    <a href={href}>{children}</a>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function ContentPicture({ element: { src = '', alt = '', width, height } }: { element: ContentElement }) {
  // Nor is a picture of any other place one of a lesson.
  if (coursePictureNameOf(src) === undefined) return alt;
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}

const Scroller = styled('div', { base: { overflowX: 'auto', _focusVisible: { outlineOffset: '-2px' } } });

/** Each tag of the allow-list as an element; anything else shows its text and nothing more. */
function Element({ element }: { element: ContentElement }) {
  const { tag: Tag, children: nodes = [] } = element;
  const children = <ContentNodes nodes={nodes} />;
  switch (Tag) {
    case 'br':
    case 'hr':
      return <Tag />;
    case 'img':
      return <ContentPicture element={element} />;
    case 'exercise':
      return element.exercise && <ExerciseCard exercise={element.exercise} />;
    case 'a':
      return <ContentLink href={element.href}>{children}</ContentLink>;
    case 'pre':
      return element.run === undefined ? (
        <CodeBlock element={element}>{children}</CodeBlock>
      ) : (
        <RunnableCode element={element} language={element.run}>
          {children}
        </RunnableCode>
      );
    case 'span':
      return element.token === undefined ? children : <span className={element.token}>{children}</span>;
    case 'ol':
      return <ol start={element.start}>{children}</ol>;
    case 'th':
    case 'td':
      return <Tag style={{ textAlign: element.align }}>{children}</Tag>;
    case 'table':
      return (
        <Scroller tabIndex={0} role="group" aria-label={study.table}>
          <table>{children}</table>
        </Scroller>
      );
    case 'p':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'ul':
    case 'li':
    case 'blockquote':
    case 'code':
    case 'strong':
    case 'em':
    case 'del':
    case 'thead':
    case 'tbody':
    case 'tr':
      return <Tag>{children}</Tag>;
    default:
      return (Tag satisfies never, children);
  }
}

/** Lesson content as React elements: never as HTML text. */
export function ContentNodes({ nodes }: { nodes: readonly ContentNode[] }) {
  return nodes.map((node, at) =>
    // The tree never changes while it stands, so that the place is a name.
    typeof node === 'string' ? <Fragment key={at}>{node}</Fragment> : <Element key={at} element={node} />,
  );
}
