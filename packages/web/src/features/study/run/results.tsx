import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../../routing/lazy-part';
import type { ExerciseVerdict } from './exercise-verdict';
import type { RunOutput } from './run-output';
import type { WrittenCode } from './written-code';

// They come with what runs and keeps the program: before that there is nothing to show.
const Output = lazyPart(async () => (await import('../tools/study-tools')).RunOutput);
const Verdict = lazyPart(async () => (await import('../tools/study-tools')).ExerciseVerdict);
const Written = lazyPart(async () => (await import('../tools/study-tools')).WrittenCode);

/** What a program that was run printed. */
export function Printed(props: ComponentProps<typeof RunOutput>) {
  if (props.state.status === 'idle') return null;
  return (
    <Suspense>
      <Output {...props} />
    </Suspense>
  );
}

/** What was said of a solution. */
export function Judged(props: ComponentProps<typeof ExerciseVerdict>) {
  return (
    <Suspense>
      <Verdict {...props} />
    </Suspense>
  );
}

/** The ways back to what was written before. */
export function Restores(props: ComponentProps<typeof WrittenCode>) {
  return (
    <Suspense>
      <Written {...props} />
    </Suspense>
  );
}
