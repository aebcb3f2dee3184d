// A page of two views of one query under React's strict mode, whose server and member a test plays: see reading.test.ts.
import { useQuery } from '@ykd/adapters-ui/react';
import { createQuery } from '@ykd/adapters-ui/stores';
import { Answer } from '@ykd/adapters-ui/widgets';
import type { ErrorOf } from '@ykd/application/shared';
import { ok, type Result } from '@ykd/domain/shared';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BehaviorSubject, NEVER } from 'rxjs';

/** What a test plays the server with. */
export interface PlayedServer {
  /** In whose name each question was asked, the latest last. */
  readonly asked: (string | undefined)[];
  /** What was drawn of answers, in its order. */
  readonly drawn: string[];
  answer(turn: number, text: string): void;
  fail(turn: number): void;
  become(member: string | undefined): void;
}

declare global {
  interface Window {
    played: PlayedServer;
  }
}

type Told = Result<string, ErrorOf<'not-logged-in'>>;
type Open = { readonly resolve: (result: Told) => void; readonly reject: (error: Error) => void };

const open: Open[] = [];
const member$ = new BehaviorSubject<string | undefined>('a');
window.played = {
  asked: [],
  drawn: [],
  answer: (turn, text) => open[turn]?.resolve(ok(text)),
  fail: (turn) => open[turn]?.reject(new Error('offline')),
  become: (member) => member$.next(member),
};

const query = createQuery(
  {
    read: (_key: string) =>
      new Promise<Told>((resolve, reject) => {
        open.push({ resolve, reject });
        window.played.asked.push(member$.value);
      }),
  },
  { now: () => performance.now(), member$, shown$: NEVER, again$: NEVER },
);

function View({ name }: { name: string }) {
  return (
    <section aria-label={name}>
      <Answer of={useQuery(query, 'k')} waiting="waiting" failed="failed">
        {(text) => {
          window.played.drawn.push(text);
          return <p>{text}</p>;
        }}
      </Answer>
    </section>
  );
}

function Views() {
  const [isSecond, setIsSecond] = useState(true);
  return (
    <>
      <View name="first" />
      {isSecond && <View name="second" />}
      <button type="button" onClick={() => setIsSecond(!isSecond)}>
        second
      </button>
    </>
  );
}

const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <Views />
  </StrictMode>,
);
