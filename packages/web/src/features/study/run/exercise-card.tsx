import { styled } from '@ykd/adapters-ui/styled';
import { useStore } from '@ykd/adapters-ui/react';
import { Badge, Button, CheckCircleIcon } from '@ykd/adapters-ui/widgets';
import type { Exercise } from '@ykd/application/course';
import { useEffect, useEffectEvent, useRef } from 'react';
import { run as messages } from '../messages/zh-CN/run';
import { study } from '../messages/zh-CN/study';
import { CodeFrame, CodeHead, LANGUAGE_NAMES } from '../content/code-block';
import { CodeToRead, LazyEditor } from './lazy-editor';
import { isRunning, RunButton } from './run-button';
import { Judged, Printed, Restores } from './results';
import { useCodeRun } from './use-code-run';
import { useExercise } from './use-exercise';
import { useNear } from './use-near';

/** A task of the lesson: an editor, what the program prints, and whether it is solved. */
export function ExerciseCard({ exercise }: { exercise: Exercise }) {
  const { title, language, starter, check } = exercise;
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const { isReady, code, solution, isPassed, saving, pass } = useExercise(exercise);
  const store = useCodeRun();
  const state = useStore(store);
  const runs = isRunning(state);
  const run = () => store.run({ language, code });
  const checked = useRef(code);
  const solved = state.verdict?.kind === 'passed';
  const onSolved = useEffectEvent(() => pass(checked.current));
  useEffect(() => {
    if (solved) onSolved();
  }, [solved]);
  return (
    <CodeFrame kind="code" ref={place} aria-label={study.exercise(title)}>
      <CodeHead minHeight="12" fontSize="sm" paddingInlineEnd="4" bg="bg.surface">
        <styled.span color="fg.default" fontWeight="semibold">
          {study.exercise(title)}
        </styled.span>
        {isPassed ? (
          <Badge tone="brand">
            <CheckCircleIcon size={14} />
            {messages.passed}
          </Badge>
        ) : (
          <span>{LANGUAGE_NAMES[language]}</span>
        )}
      </CodeHead>
      {isNear && isReady && solution ? (
        <LazyEditor language={language} code={code} onChange={solution.write} onRun={run} />
      ) : (
        <CodeToRead code={code} language={language} />
      )}
      <styled.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        px="4"
        py="2.5"
        borderTopWidth="1px"
        borderColor="line"
        bg="bg.surface"
      >
        {/* It keeps its focus while the program runs. */}
        <Button
          size="sm"
          {...(runs ? { 'aria-disabled': true } : {})}
          onClick={() => {
            if (runs) return;
            checked.current = code;
            store.check({ language, code }, check);
          }}
        >
          {messages.check}
        </Button>
        <RunButton state={state} onRun={run} onStop={store.stop} />
        {isReady && solution && <Restores solution={solution} starter={starter} onRestored={store.clear} />}
      </styled.div>
      <Printed state={state} language={language} />
      <div aria-live="polite">{state.verdict && <Judged verdict={state.verdict} saving={saving} />}</div>
    </CodeFrame>
  );
}
