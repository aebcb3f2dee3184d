import { useQuery } from '@ykd/adapters-ui/react';
import { Answer, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { HandOverPeople } from '@ykd/application/hand-over';
import { FOLLOW_UP_GROUPS } from '@ykd/domain/follow-up';
import { useSaid } from '../blocks/use-said';
import { assistants } from '../messages/zh-CN/assistants';
import { useAssistantQueries } from './assistant-queries';
import { HandOverChoosing } from './hand-over-choosing';
import { HandOverWhom } from './hand-over-whom';

const words = assistants.give;

/** Where students are given from one member of staff to another. */
export function HandOverDesk({ people }: { people: HandOverPeople }) {
  const { said, say } = useSaid();
  const from = people.isWide ? (said.get('from') ?? '') : people.ownId;
  const to = said.get('to') ?? '';
  const group = FOLLOW_UP_GROUPS.find((one) => one === said.get('group'));
  const search = said.get('search');
  const filter = { ...(group && { group }), ...(search !== null && search !== '' && { search }) };
  const asked = useQuery(
    useAssistantQueries().preview,
    { from, ...(to === '' ? {} : { to }), ...filter },
    from !== '',
  );
  return (
    <>
      <Card as="section" room="md" aria-label={words.form}>
        <HandOverWhom
          people={people}
          from={from}
          to={to}
          onChange={(next) => {
            const gone = next.from === undefined ? {} : { group: undefined, search: undefined };
            const lost = next.from !== undefined && next.from === to ? { to: undefined } : {};
            say({ ...next, ...gone, ...lost });
          }}
        />
      </Card>
      {from === '' ? (
        <Card>
          <EmptyState title={words.first} />
        </Card>
      ) : (
        <Answer of={asked} failed={words.failed} refused="failed" waiting={<SkeletonCard lines={5} />}>
          {(preview) =>
            preview.total === 0 ? (
              <Card>
                <EmptyState title={words.nobody} hint={words.nobodyHint} />
              </Card>
            ) : (
              <HandOverChoosing
                key={from}
                people={people}
                preview={preview}
                isBusy={asked.isBefore === true}
                from={from}
                to={to}
                filter={filter}
                onFilter={say}
              />
            )
          }
        </Answer>
      )}
    </>
  );
}
