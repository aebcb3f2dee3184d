import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** A colour of the theme: both modes have it under the same name. */
const colour = (name: string): string => `var(--ykd-colors-${name})`;

/** The editor as the code around it looks. */
export const editorTheme = EditorView.theme({
  '&': { color: colour('fg-default'), backgroundColor: 'transparent' },
  // Smaller than 16 px, phones enlarge the page.
  '.cm-scroller': {
    fontFamily: 'var(--ykd-fonts-mono)',
    fontSize: '16px',
    lineHeight: '1.7',
    maxHeight: '32rem',
  },
  '.cm-content': { padding: '12px 0', caretColor: colour('fg-default') },
  '.cm-line': {
    padding: '0 16px 0 8px',
    // Browsers leave the look of a word on the line in which they put a text in its place.
    color: `${colour('fg-default')} !important`,
    fontSize: 'inherit !important',
    fontStyle: 'inherit !important',
    fontWeight: 'inherit !important',
  },
  '.cm-gutters': {
    backgroundColor: 'transparent',
    color: colour('fg-subtle'),
    border: 'none',
    paddingLeft: '8px',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused': { outline: `2px solid ${colour('focus-ring')}`, outlineOffset: '-2px' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    backgroundColor: `${colour('brand-line')} !important`,
  },
  '.cm-cursor': { borderLeftColor: colour('fg-default') },
});

/** Tokens as lessons colour them. */
export const editorColours = HighlightStyle.define([
  { tag: tags.keyword, color: colour('info-fg'), fontWeight: '600' },
  { tag: [tags.typeName, tags.className], color: colour('info-fg') },
  { tag: [tags.string, tags.special(tags.string)], color: colour('brand-fg') },
  { tag: [tags.number, tags.bool, tags.null, tags.meta], color: colour('amber-fg') },
  { tag: tags.comment, color: colour('fg-subtle'), fontStyle: 'italic' },
  { tag: tags.function(tags.definition(tags.variableName)), fontWeight: '600' },
  { tag: tags.operator, color: colour('fg-muted') },
]);
