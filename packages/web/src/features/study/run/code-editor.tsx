import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { python } from '@codemirror/lang-python';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { RunLanguage } from '@ykd/application/course';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { run as messages } from '../messages/zh-CN/run';
import { LANGUAGE_NAMES } from '../content/code-block';
import { editorColours, editorTheme } from './editor-look';

export type CodeEditorProps = {
  language: RunLanguage;
  /** What stands in it; a change from outside takes the place of what was written. */
  code: string;
  onChange: (code: string) => void;
  /** Ctrl or ⌘ with Enter. */
  onRun: () => void;
  takesFocus?: boolean | undefined;
};

const SUPPORTS = { python, javascript };
const INDENTS = { python: '    ', javascript: '  ' };

/** An editor for a program. Tab indents; Esc and then Tab leaves it, as CodeMirror has it. */
export function CodeEditor({ language, code, onChange, onRun, takesFocus = false }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const first = useRef(code);
  const changed = useEffectEvent(onChange);
  const ran = useEffectEvent(onRun);

  useEffect(() => {
    if (place.current === null) return undefined;
    const runKey = {
      key: 'Mod-Enter',
      run: () => {
        ran();
        return true;
      },
    };
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          indentUnit.of(INDENTS[language]),
          SUPPORTS[language](),
          syntaxHighlighting(editorColours),
          editorTheme,
          keymap.of([runKey, ...defaultKeymap, ...historyKeymap, indentWithTab]),
          EditorView.contentAttributes.of({
            'aria-label': messages.editor(LANGUAGE_NAMES[language] ?? language),
            'aria-description': messages.editorHint,
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) changed(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    if (takesFocus) editor.focus();
    return () => editor.destroy();
  }, [language, takesFocus]);

  // Before the next key: later, this would take back what it wrote.
  useLayoutEffect(() => {
    first.current = code;
    const editor = view.current;
    if (editor === null || editor.state.doc.toString() === code) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: code } });
  }, [code]);

  return <div ref={place} />;
}
