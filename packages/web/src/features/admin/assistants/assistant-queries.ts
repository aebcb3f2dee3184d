import { clientOf } from '@ykd/adapters-http/client';
import { assistantCalls, handOverCalls, type assistantListQuery } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { AssistantFilter } from '@ykd/application/assistant';
import type { HandOverPort } from '@ykd/application/hand-over';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';
import type { useTurns } from '../components/step-pager';

type Input<Call extends keyof HandOverPort> = Parameters<HandOverPort[Call]>[0];

type HandedPlace = ReturnType<typeof useTurns>['turn'] & { readonly id: string; readonly size: number };

type AssistantPlace = ReturnType<typeof assistantListQuery.read> & { readonly size: number };

/** What the console reads and does about those who look after students, and about giving students to a colleague. */
const assistantQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { ways } = adminQueriesOf(services);
  const handOver = clientOf(ways.watched, handOverCalls);
  const quiet = clientOf(ways.quiet, handOverCalls);
  const assistant = clientOf(ways.quiet, assistantCalls);
  const preview = createQuery(
    {
      read: (input: Input<'preview'>) => quiet.preview(input),
      keeps: (before, now) => before.from === now.from,
    },
    queryScope,
  );
  const recent = createQuery({ read: () => quiet.recent() }, queryScope);
  const students = createQuery(
    { read: (of: HandedPlace) => quiet.students(of), keeps: (before, now) => before.id === now.id },
    queryScope,
  );
  const received = createQuery({ read: () => quiet.received() }, queryScope);
  const ofStudent = createQuery({ read: (of: Input<'ofStudent'>) => quiet.ofStudent(of) }, queryScope);
  const list = createQuery(
    {
      read: (place: AssistantPlace) => clientOf(ways.watched, assistantCalls).list(place),
      keeps: () => true,
    },
    queryScope,
  );
  const count = createQuery({ read: (filter: AssistantFilter) => assistant.count(filter) }, queryScope);
  const page = createQuery({ read: (of: { readonly staffId: string }) => assistant.page(of) }, queryScope);
  /** Also where no answer came: what was sent may have been done all the same. */
  const change = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } finally {
      for (const query of [preview, recent, students, received, ofStudent, list, count, page])
        query.outdate();
    }
  };
  return {
    people: createQuery({ read: () => quiet.people() }, queryScope),
    preview,
    recent,
    students,
    received,
    ofStudent,
    list,
    count,
    departments: createQuery({ read: () => assistant.departments() }, queryScope),
    page,
    apply: (input: Input<'apply'>) => change(handOver.apply(input)),
    end: (id: string) => change(handOver.end({ id })),
    undo: (batch: string) => change(handOver.undo({ batch })),
  };
});

export const useAssistantQueries = () => assistantQueriesOf(useServices());
