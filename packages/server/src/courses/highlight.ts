import type { CodeToken, ContentNode } from '@ykd/application/course';
import type { HighlighterCore } from 'shiki/core';

/** The scopes of the grammars that make each kind of token; a later line wins over an earlier one of the same depth. */
const SCOPES: Readonly<Record<CodeToken, readonly string[]>> = {
  keyword: ['keyword', 'storage.type', 'storage.modifier', 'variable.language', 'constant.language'],
  operator: ['keyword.operator'],
  string: ['string', 'punctuation.definition.string', 'constant.character.escape'],
  comment: ['comment', 'punctuation.definition.comment'],
  number: ['constant.numeric'],
  function: ['entity.name.function', 'support.function', 'meta.function-call.generic'],
  type: [
    'entity.name.type',
    'support.class',
    'support.type',
    'storage.type.java',
    'storage.type.object',
    'storage.type.generic',
  ],
  meta: [
    'meta.decorator',
    'entity.name.function.decorator',
    'storage.type.annotation',
    'punctuation.definition.annotation',
  ],
};

const KINDS = Object.keys(SCOPES) as readonly CodeToken[];
// Shiki answers a colour per token; each kind gets a number in the place of a colour.
const colourOf = (kind: CodeToken): string =>
  `#0000${(KINDS.indexOf(kind) + 1).toString(16).padStart(2, '0')}`;
const KIND_OF_COLOUR: ReadonlyMap<string, CodeToken> = new Map(KINDS.map((kind) => [colourOf(kind), kind]));

/** Languages of lessons; anything else is shown uncoloured. */
const LANGUAGES: ReadonlySet<string> = new Set(['java', 'python', 'javascript']);

let loading: Promise<HighlighterCore> | undefined;

// Loaded on the first import of a course only: grammars cost memory that a serving process need not have.
const load = async (): Promise<HighlighterCore> => {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }, java, python, javascript] =
    await Promise.all([
      import('shiki/core'),
      import('shiki/engine/javascript'),
      import('shiki/langs/java.mjs'),
      import('shiki/langs/python.mjs'),
      import('shiki/langs/javascript.mjs'),
    ]);
  return createHighlighterCore({
    engine: createJavaScriptRegexEngine(),
    langs: [java.default, python.default, javascript.default],
    themes: [
      {
        name: 'ykd-kinds',
        type: 'light',
        colors: { 'editor.foreground': '#000000', 'editor.background': '#ffffff' },
        settings: KINDS.map((kind) => ({
          scope: [...SCOPES[kind]],
          settings: { foreground: colourOf(kind) },
        })),
      },
    ],
  });
};

/** Code as content nodes: text, and spans that name the kind of token. The text of the nodes is the code itself. */
export const highlight = async (code: string, language: string): Promise<readonly ContentNode[]> => {
  if (!LANGUAGES.has(language)) return [code];
  const highlighter = await (loading ??= load());
  const lines = highlighter.codeToTokensBase(code, {
    lang: language,
    theme: 'ykd-kinds',
    // None: a machine with much else to do would leave the rest of a line without its colours.
    tokenizeTimeLimit: 0,
  });
  const nodes: ContentNode[] = [];
  const push = (text: string, token: CodeToken | undefined): void => {
    const last = nodes.at(-1);
    if (token !== undefined) nodes.push({ tag: 'span', token, children: [text] });
    else if (typeof last === 'string') nodes[nodes.length - 1] = last + text;
    else nodes.push(text);
  };
  lines.forEach((line, at) => {
    if (at > 0) push('\n', undefined);
    for (const { content, color } of line) push(content, KIND_OF_COLOUR.get((color ?? '').toLowerCase()));
  });
  return nodes;
};
