import { Suspense } from 'react';
import { CodeText, LANGUAGE_NAMES } from '../content/code-block';
import { study } from '../messages/zh-CN/study';
import { lazyPart } from '../../../routing/lazy-part';
import type { CodeEditorProps } from './code-editor';

/** The program to read, as long as there is no editor for it. */
export function CodeToRead({ code, language }: Pick<CodeEditorProps, 'code' | 'language'>) {
  return (
    <CodeText tabIndex={0} role="group" aria-label={study.code(LANGUAGE_NAMES[language] ?? language)}>
      {code}
    </CodeText>
  );
}

const Editor = lazyPart<CodeEditorProps>(async () => (await import('./code-editor')).CodeEditor, CodeToRead);

/** The editor, which is loaded when it is first wanted. */
export function LazyEditor(props: CodeEditorProps) {
  return (
    <Suspense fallback={<CodeToRead code={props.code} language={props.language} />}>
      <Editor {...props} />
    </Suspense>
  );
}
