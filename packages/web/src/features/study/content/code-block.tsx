import { styled } from '@ykd/adapters-ui/styled';
import type { ContentElement } from '@ykd/application/course';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../components/copy-button';
import { study } from '../messages/zh-CN/study';
import { textOf } from './text-of';

/** The frame of a block of code, or of what it prints. */
export const CodeFrame = styled('figure', {
  base: {
    position: 'relative',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
  },
  variants: {
    kind: {
      code: { bg: 'bg.subtle' },
      output: { bg: 'bg.surface', borderStyle: 'dashed', borderColor: 'line.strong' },
    },
  },
});

/** Code as it is read; its tokens are coloured as the editor colours them. */
export const CodeText = styled('pre', {
  base: {
    overflowX: 'auto',
    px: '4',
    py: '3',
    fontFamily: 'mono',
    fontSize: '0.9375rem',
    lineHeight: '1.7',
    tabSize: 4,
    _focusVisible: { outlineOffset: '-2px' },
    '& .keyword': { color: 'info.fg', fontWeight: 'semibold' },
    '& .type': { color: 'info.fg' },
    '& .string': { color: 'brand.fg' },
    '& .number, & .meta': { color: 'amber.fg' },
    '& .comment': { color: 'fg.subtle', fontStyle: 'italic' },
    '& .function': { fontWeight: 'semibold' },
    '& .operator': { color: 'fg.muted' },
  },
});

/** What stands above a block of code. */
export const CodeHead = styled('figcaption', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1',
    minHeight: '9',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontSize: 'xs',
    color: 'fg.subtle',
  },
});

/** Languages by their tags, as people write them. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  java: 'Java',
  python: 'Python',
  javascript: 'JavaScript',
};

/** A block of code with its language and a copy button, or what a program prints. */
export function CodeBlock({ element, children }: { element: ContentElement; children: ReactNode }) {
  const isOutput = element.lang === 'output';
  const language = LANGUAGE_NAMES[element.lang ?? ''];
  const name = isOutput ? study.output : language === undefined ? study.plainCode : study.code(language);
  return (
    <CodeFrame kind={isOutput ? 'output' : 'code'}>
      <CodeHead>
        {isOutput ? study.output : (language ?? study.plainCode)}
        {!isOutput && <CopyButton label={study.copy} text={textOf(element.children ?? [])} />}
      </CodeHead>
      {/* Long lines scroll, by the keyboard too. */}
      <CodeText tabIndex={0} role="group" aria-label={name}>
        {children}
      </CodeText>
    </CodeFrame>
  );
}
