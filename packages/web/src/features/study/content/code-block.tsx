import { chakra } from '@chakra-ui/react/styled-system';
import { CheckIcon, CopyIcon, IconButton } from '@ykd/adapters-ui/widgets';
import type { ContentElement } from '@ykd/application';
import { useEffect, useState, type ReactNode } from 'react';
import { useServices } from '../../../container/services-context';
import { study } from '../../../messages/zh-CN/study';
import { textOf } from './text-of';

const Box = chakra('figure', {
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

const Pre = chakra('pre', {
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

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { java: 'Java', python: 'Python' };

/** How long the button says that it copied. */
const COPIED_MS = 2000;

function CopyButton({ text }: { text: string }) {
  const { toasts } = useServices();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timeout = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timeout);
  }, [copied]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toasts.commands.warning(study.copyFailed);
    }
  };
  return (
    <IconButton size="sm" label={copied ? study.copied : study.copy} onClick={() => void copy()}>
      {copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
    </IconButton>
  );
}

/** A block of code with its language and a copy button, or what a program prints. */
export function CodeBlock({ element, children }: { element: ContentElement; children: ReactNode }) {
  const isOutput = element.lang === 'output';
  const language = LANGUAGE_NAMES[element.lang ?? ''];
  const name = isOutput ? study.output : language === undefined ? study.plainCode : study.code(language);
  return (
    <Box kind={isOutput ? 'output' : 'code'}>
      <chakra.figcaption
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        minHeight="9"
        paddingInlineStart="4"
        paddingInlineEnd="1"
        borderBottomWidth="1px"
        borderColor="line"
        fontSize="xs"
        color="fg.subtle"
      >
        {isOutput ? study.output : (language ?? study.plainCode)}
        {!isOutput && <CopyButton text={textOf(element.children ?? [])} />}
      </chakra.figcaption>
      {/* Long lines scroll, by the keyboard too. */}
      <Pre tabIndex={0} role="group" aria-label={name}>
        {children}
      </Pre>
    </Box>
  );
}
