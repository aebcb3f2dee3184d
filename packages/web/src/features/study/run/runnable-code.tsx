import { styled } from '@ykd/adapters-ui/styled';
import { useStore } from '@ykd/adapters-ui/react';
import { Button } from '@ykd/adapters-ui/widgets';
import type { ContentElement, RunLanguage } from '@ykd/application/course';
import { useState, type ReactNode } from 'react';
import { CopyButton } from '../../../components/copy-button';
import { run as messages } from '../messages/zh-CN/run';
import { study } from '../messages/zh-CN/study';
import { CodeFrame, CodeHead, CodeText, LANGUAGE_NAMES } from '../content/code-block';
import { textOf } from '../content/text-of';
import { LazyEditor } from './lazy-editor';
import { RunButton } from './run-button';
import { Printed } from './results';
import { useCodeRun } from './use-code-run';

export type RunnableCodeProps = { element: ContentElement; language: RunLanguage; children: ReactNode };

/** A program of the lesson that the reader may run and change. */
export function RunnableCode({ element, language, children }: RunnableCodeProps) {
  const store = useCodeRun();
  const state = useStore(store);
  const given = textOf(element.children ?? []);
  const [changed, setChanged] = useState<string>();
  const code = changed ?? given;
  const run = () => store.run({ language, code });
  const restore = () => {
    store.clear();
    setChanged(undefined);
  };
  const name = LANGUAGE_NAMES[language] ?? language;
  return (
    <CodeFrame kind="code">
      <CodeHead>
        {name}
        <styled.span display="flex" alignItems="center" gap="1">
          {changed === undefined ? (
            <Button size="sm" variant="ghost" onClick={() => setChanged(given)}>
              {messages.edit}
            </Button>
          ) : (
            <Button size="sm" variant="ghost" onClick={restore}>
              {messages.restore}
            </Button>
          )}
          <RunButton state={state} onRun={run} onStop={store.stop} />
          <CopyButton label={study.copy} text={code} />
        </styled.span>
      </CodeHead>
      {changed === undefined ? (
        <CodeText tabIndex={0} role="group" aria-label={study.code(name)}>
          {children}
        </CodeText>
      ) : (
        <LazyEditor language={language} code={changed} onChange={setChanged} onRun={run} takesFocus />
      )}
      <Printed state={state} language={language} />
    </CodeFrame>
  );
}
