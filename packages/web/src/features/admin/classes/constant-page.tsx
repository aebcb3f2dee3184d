import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, Field, Modal, SkeletonCard, TextInput } from '@ykd/adapters-ui/widgets';
import type { ClassOptions } from '@ykd/application/school-class';
import type { ClassTermKind } from '@ykd/domain/school-class';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { classes } from '../messages/zh-CN/classes';
import { TagSection } from '../tags/tag-section';
import { useClassQueries } from './class-queries';
import { ClassTabs } from './class-tabs';

const { constant: words } = classes;

type Term = ClassOptions['types'][number];

/** A name for a new type or stage, or another one. */
function NameDialog({
  kind,
  term,
  onClose,
}: {
  kind: ClassTermKind;
  term: Term | undefined;
  onClose: () => void;
}) {
  const queries = useClassQueries();
  const { commands } = useServices().toasts;
  const [name, setName] = useState(term?.name ?? '');
  const [error, setError] = useState<string>();
  return (
    <Modal
      open
      onClose={onClose}
      title={term === undefined ? words.add : words.rename}
      confirmLabel={words.save}
      cancelLabel={words.cancel}
      onConfirm={async () => {
        const answer = await queries.options.change(
          undefined,
          () => queries.schoolClass.saveTerm({ kind, id: term?.id ?? null, name }),
          (_before, now) => now,
        );
        if (!answer.ok) {
          const { error: refused } = answer;
          setError(
            (refused.kind === 'invalid-input' ? refused.issues[0]?.message : undefined) ??
              errorMessage(refused),
          );
          return false;
        }
        commands.success(words.saved);
        queries.outdate();
        onClose();
        return true;
      }}
    >
      <Field label={words.name} error={error} required>
        <TextInput
          name="name"
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
            setName(currentTarget.value);
            setError(undefined);
          }}
        />
      </Field>
    </Modal>
  );
}

const Rows = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'line',
    },
    '& > li:last-child': { borderBottomWidth: '0' },
  },
});

function Terms({ kind, title, terms }: { kind: ClassTermKind; title: string; terms: readonly Term[] }) {
  const queries = useClassQueries();
  const { commands } = useServices().toasts;
  const [named, setNamed] = useState<{ readonly term: Term | undefined }>();
  const remove = async (id: string): Promise<void> => {
    const answer = await queries.options.change(
      undefined,
      () => queries.schoolClass.deleteTerm({ kind, id }),
      (_before, now) => now,
    );
    if (answer.ok) commands.success(words.removed);
    else {
      const { error } = answer;
      const issue = error.kind === 'invalid-input' ? error.issues[0]?.message : undefined;
      commands.error(issue ?? errorMessage(error));
    }
  };
  return (
    <Card as="section" room="md" aria-label={title}>
      <styled.div display="flex" alignItems="center" justifyContent="space-between" marginBottom="2">
        <styled.h2 fontSize="md">{title}</styled.h2>
        <Button size="sm" aria-label={`${words.add}${title}`} onClick={() => setNamed({ term: undefined })}>
          {words.add}
        </Button>
      </styled.div>
      {terms.length === 0 && <styled.p color="fg.muted">{words.none}</styled.p>}
      <Rows>
        {terms.map((term) => (
          <li key={term.id}>
            <styled.span flex="1" minWidth="0" overflowWrap="anywhere">
              {term.name}
              <styled.span color="fg.muted" fontSize="sm" marginInlineStart="2">
                {words.used(term.classes)}
              </styled.span>
            </styled.span>
            <Button
              size="sm"
              variant="outline"
              aria-label={`${words.rename}${term.name}`}
              onClick={() => setNamed({ term })}
            >
              {words.rename}
            </Button>
            <Button
              size="sm"
              variant="outline"
              aria-label={`${words.remove}${term.name}`}
              disabled={term.classes > 0}
              onClick={() => void remove(term.id)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </Rows>
      {named && <NameDialog kind={kind} term={named.term} onClose={() => setNamed(undefined)} />}
    </Card>
  );
}

/** Types of classes, stages, and tags of students (Specification §2 'Routes'). */
export function Component() {
  const options = useQuery(useClassQueries().options, undefined);
  return (
    <>
      <PageTitle />
      <ClassTabs />
      <Answer of={options} failed={words.failed} waiting={<SkeletonCard lines={4} />} refused={<Refused />}>
        {({ types, stages }) => (
          <styled.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
            <Terms kind="type" title={words.types} terms={types} />
            <Terms kind="stage" title={words.stages} terms={stages} />
          </styled.div>
        )}
      </Answer>
      <styled.div marginTop="4">
        <TagSection />
      </styled.div>
    </>
  );
}
