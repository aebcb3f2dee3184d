import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Answer,
  Button,
  Card,
  EditIcon,
  Field,
  IconButton,
  Modal,
  SkeletonCard,
  TextInput,
  TrashIcon,
} from '@ykd/adapters-ui/widgets';
import type { ClassOptions } from '@ykd/application/school-class';
import type { ClassTermKind } from '@ykd/domain/school-class';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { common } from '../../../messages/zh-CN/common';
import { OrderByHand } from '../blocks/order-by-hand';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { classes } from '../messages/zh-CN/classes';
import { TagSection } from '../tags/tag-section';
import { useClassQueries } from '../queries/class-queries';
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

/** What can be done to a type or a stage, beside moving it. */
function TermActs({ term, onRename, onRemove }: { term: Term; onRename: () => void; onRemove: () => void }) {
  return (
    <>
      <IconButton size="sm" label={`${words.rename}${term.name}`} onClick={onRename}>
        <EditIcon size={16} />
      </IconButton>
      <IconButton
        size="sm"
        label={`${words.remove}${term.name}`}
        disabled={term.classes > 0}
        onClick={onRemove}
      >
        <TrashIcon size={16} />
      </IconButton>
    </>
  );
}

function Terms({ kind, title, terms }: { kind: ClassTermKind; title: string; terms: readonly Term[] }) {
  const queries = useClassQueries();
  const { commands } = useServices().toasts;
  const [named, setNamed] = useState<{ readonly term: Term | undefined }>();
  const move = async ({ id, version }: Term, place: number): Promise<boolean> => {
    const others = terms.filter((one) => one.id !== id);
    const act = () =>
      queries.schoolClass.moveTerm({ kind, id, version, beforeId: others[place]?.id ?? null });
    try {
      const answer = await queries.options.change(undefined, act, (_before, now) => now);
      if (!answer.ok) {
        commands.error(errorMessage(answer.error));
        queries.options.outdate();
      }
      return answer.ok;
    } catch {
      commands.error(common.failedRequest);
      return false;
    }
  };
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
      <styled.div marginInline="-3">
        <OrderByHand
          label={kind === 'type' ? words.typeOrder : words.stageOrder}
          items={terms}
          renderRow={(term, place) => ({
            name: words.rowName(place + 1, term.name, words.used(term.classes)),
            content: (
              <>
                {term.name}{' '}
                <styled.span color="fg.muted" marginInlineStart="2">
                  {words.used(term.classes)}
                </styled.span>
              </>
            ),
            beside: (
              <TermActs
                term={term}
                onRename={() => setNamed({ term })}
                onRemove={() => void remove(term.id)}
              />
            ),
          })}
          onMove={move}
        />
      </styled.div>
      {named && <NameDialog kind={kind} term={named.term} onClose={() => setNamed(undefined)} />}
    </Card>
  );
}

/** Types of classes, stages, and tags of students (Specification §2 'Routes'). */
export function Component() {
  const options = useQuery(useClassQueries().options, undefined);
  return (
    <>
      <PageTitle note={words.orderHint} />
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
