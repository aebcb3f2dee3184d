import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Answer,
  Badge,
  Button,
  Card,
  EmptyState,
  Modal,
  SkeletonCard,
  SubmitButton,
} from '@ykd/adapters-ui/widgets';
import type { SecondFactorState } from '@ykd/application/second-factor';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { isViewing } from '../../../components/read-viewing';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { twoFactor } from '../messages/zh-CN/two-factor';
import { CodeForm } from '../two-factor/code-form';
import { Enrol, type Making } from '../two-factor/enrol';
import { RecoveryList } from '../two-factor/recovery-list';
import { useOneAtATime, type OneAtATime } from '../two-factor/use-one-at-a-time';

function Standing({ state: { since, codesLeft, isRequired } }: { state: SecondFactorState }) {
  return (
    <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3" fontSize="sm" color="fg.muted">
      <Badge tone={since === null ? 'amber' : 'brand'}>{since === null ? twoFactor.off : twoFactor.on}</Badge>
      {since !== null && (
        <>
          <span>{twoFactor.since(shanghaiMinute(since))}</span>
          <span>{twoFactor.left(codesLeft)}</span>
        </>
      )}
      {isRequired && <span>{twoFactor.required}</span>}
    </styled.div>
  );
}

/** Recovery codes in the place of those there are. */
function Renew({
  making,
  onCodes,
}: {
  making: OneAtATime<Making>;
  onCodes: (codes: readonly string[]) => void;
}) {
  const { secondFactor } = useAdminQueries();
  const { toasts } = useServices();
  async function renew() {
    try {
      const answer = await making.send('renewal', () => secondFactor.renewCodes());
      if (answer === undefined) return;
      if (answer.ok) onCodes(answer.value.codes);
      else if (answer.error.kind !== 'second-factor-needed')
        toasts.commands.error(errorMessage(answer.error));
    } catch {
      toasts.commands.error(twoFactor.failed);
    }
  }
  return (
    <SubmitButton
      type="button"
      variant="outline"
      title={twoFactor.renewHint}
      submitting={making.underWay === 'renewal'}
      onClick={() => void renew()}
    >
      {twoFactor.renew}
    </SubmitButton>
  );
}

function Remove({ onRemoved }: { onRemoved: () => void }) {
  const { secondFactor } = useAdminQueries();
  const { toasts } = useServices();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" color="danger.fg" onClick={() => setOpen(true)}>
        {twoFactor.remove}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={twoFactor.remove} footer="none" width="420px">
        <styled.p marginBottom="4" color="fg.muted" fontSize="sm">
          {twoFactor.removeHint}
        </styled.p>
        <CodeForm
          hint={twoFactor.codeHint}
          submit={twoFactor.remove}
          onSubmit={async (code) => {
            const answer = await secondFactor.remove({ code });
            if (answer.ok) {
              setOpen(false);
              toasts.commands.success(twoFactor.removed);
              onRemoved();
            }
            return answer;
          }}
        />
      </Modal>
    </>
  );
}

function Mine({ state, onChange }: { state: SecondFactorState; onChange: () => void }) {
  const making = useOneAtATime<Making>();
  const [codes, setCodes] = useState<readonly string[]>();
  // They are there from now on, whether somebody writes the codes down or not.
  const shown = (made: readonly string[]) => {
    setCodes(made);
    onChange();
  };
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <Standing state={state} />
      {codes ? (
        <RecoveryList codes={codes} onSaved={() => setCodes(undefined)} />
      ) : (
        <>
          <Enrol
            key={state.since}
            begin={state.since === null ? twoFactor.begin : twoFactor.beginAgain}
            making={making}
            onCodes={shown}
          />
          {state.since !== null && (
            <styled.div display="flex" flexWrap="wrap" gap="2">
              <Renew making={making} onCodes={shown} />
              {!state.isRequired && <Remove onRemoved={onChange} />}
            </styled.div>
          )}
        </>
      )}
    </styled.div>
  );
}

/** The second factor of whoever works here, for himself alone. Beyond the Specification. */
export function Component() {
  const { secondFactorState } = useAdminQueries();
  const isOthers = isViewing(document);
  const state = useQuery(secondFactorState, undefined, !isOthers);
  if (isOthers) {
    return (
      <styled.div maxWidth="40rem">
        <PageTitle />
        <Card>
          <EmptyState title={twoFactor.viewing} hint={twoFactor.viewingHint} />
        </Card>
      </styled.div>
    );
  }
  return (
    <styled.div maxWidth="40rem">
      <PageTitle note={twoFactor.note} />
      <Card>
        <Answer
          of={state}
          waiting={<SkeletonCard lines={3} />}
          failed={twoFactor.failed}
          refused={<Refused />}
        >
          {(value) => <Mine state={value} onChange={() => secondFactorState.outdate()} />}
        </Answer>
      </Card>
    </styled.div>
  );
}
