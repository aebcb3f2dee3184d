import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, Field, Spinner, TextInput } from '@ykd/adapters-ui/widgets';
import type { RosterView } from '@ykd/application/roster';
import { adminRosterPath } from '@ykd/domain/access';
import { useState, type ChangeEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { rosters } from '../messages/zh-CN/rosters';
import { useRosterQueries } from './roster-queries';
import { useProgress } from './use-progress';

const words = rosters.apply;

/** Applies what was reviewed, all of it at once. */
export function ApplyPanel({ roster: { id, version, tally, confirm } }: { roster: RosterView }) {
  const queries = useRosterQueries();
  const { commands } = useServices().toasts;
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const progress = useProgress(id, isBusy);
  const count = tally
    .filter(({ state }) => state === 'new' || state === 'changed')
    .reduce((sum, { rows }) => sum + rows, 0);
  const during = async (work: () => Promise<string | undefined>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setFailure(await work());
    } catch {
      setFailure(words.lost);
    } finally {
      queries.outdate(id);
      setBusy(false);
    }
  };
  const apply = () =>
    during(async () => {
      if (confirm !== null && Number(typed.trim()) !== confirm) return words.wrong;
      const answer = await queries.acts.apply({ id, version, ...(confirm === null ? {} : { confirm }) });
      if (!answer.ok) return errorMessage(answer.error);
      commands.success(words.done);
      // All rows, with what became of them: those with something to correct are no more.
      void navigate(adminRosterPath(id), { replace: true });
      return undefined;
    });
  const review = () =>
    during(async () => {
      const answer = await queries.acts.review({ id });
      return answer.ok ? undefined : errorMessage(answer.error);
    });
  return (
    <Card room="md" role="region" aria-label={words.label} css={{ marginBottom: '5' }}>
      <styled.div display="flex" flexDirection="column" gap="3">
        <p>{count === 0 ? words.nothing : words.summary(tally)}</p>
        {confirm !== null && (
          <styled.div maxWidth="80">
            <Field label={words.confirm(confirm)}>
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped(currentTarget.value)}
              />
            </Field>
          </styled.div>
        )}
        <FormAlert message={failure} />
        <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          {count > 0 && (
            <Button aria-disabled={isBusy || undefined} onClick={() => void apply()}>
              {isBusy && <Spinner size="1em" />}
              {words.button(count)}
            </Button>
          )}
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={() => void review()}>
            {rosters.review.again}
          </Button>
          <styled.p fontSize="sm" color="fg.muted" aria-live="polite">
            {isBusy && (progress ? words.progress(progress.done, progress.total) : words.running)}
          </styled.p>
        </styled.div>
      </styled.div>
    </Card>
  );
}
