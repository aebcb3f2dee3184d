import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import { CopyButton } from '../../../components/copy-button';
import { LeaveGuard } from '../blocks/leave-guard';
import { twoFactor } from '../messages/zh-CN/two-factor';

const Codes = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    gap: '2',
    listStyle: 'none',
    p: '4',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    bg: 'bg.subtle',
    fontFamily: 'mono',
    fontSize: 'sm',
  },
});

/** Recovery codes, which are shown this once: whoever leaves is asked whether he has them. */
export function RecoveryList({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  return (
    <styled.section aria-labelledby="recovery-codes" display="flex" flexDirection="column" gap="3">
      <styled.h2 id="recovery-codes" fontSize="md" display="flex" alignItems="center" gap="2">
        {twoFactor.saveTitle}
        <CopyButton text={codes.join('\n')} label={twoFactor.copyCodes} />
      </styled.h2>
      <styled.p color="fg.muted" fontSize="sm">
        {twoFactor.saveHint}
      </styled.p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Button onClick={onSaved}>{twoFactor.saved}</Button>
      <LeaveGuard isDirty words={twoFactor.codesLeaving} />
    </styled.section>
  );
}
