import { styled } from '@ykd/adapters-ui/styled';
import { Modal } from '@ykd/adapters-ui/widgets';
import { useSyncExternalStore } from 'react';
import { useAdminQueries } from '../admin-queries';
import { twoFactor } from '../messages/zh-CN/two-factor';
import { CodeForm } from './code-form';

/** Asks for a code where a call was refused for want of one; then the call is made again. */
export function CodeDialog() {
  const { codeAsk, secondFactor } = useAdminQueries();
  const open = useSyncExternalStore(codeAsk.subscribe, codeAsk.getSnapshot);
  return (
    <Modal
      open={open}
      onClose={() => codeAsk.settle(false)}
      title={twoFactor.again}
      footer="none"
      width="420px"
    >
      <styled.p marginBottom="4" color="fg.muted" fontSize="sm">
        {twoFactor.againHint}
      </styled.p>
      <CodeForm
        hint={twoFactor.codeHint}
        submit={twoFactor.goOn}
        onSubmit={async (code) => {
          const answer = await secondFactor.verify({ code });
          if (answer.ok) codeAsk.settle(true);
          return answer;
        }}
      />
    </Modal>
  );
}
