import { styled } from '@ykd/adapters-ui/styled';
import { login } from '../messages/zh-CN/login';
import type { DemoSettings } from '../../../container/settings';

const Choice = styled('button', {
  base: {
    display: 'flex',
    gap: '3',
    width: 'full',
    minHeight: '10',
    alignItems: 'center',
    px: '3',
    py: '1.5',
    lineHeight: 'snug',
    borderRadius: 'md',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '& > code': { minWidth: '28', color: 'fg.default', fontFamily: 'mono', whiteSpace: 'nowrap' },
  },
});

/** The demo accounts, one click to fill in. Only where demo data exists. */
export function DemoAccounts({
  demo: { password, accounts },
  onChoose,
}: {
  demo: DemoSettings;
  onChoose: (account: string, password: string) => void;
}) {
  const { title, hint } = login.demo;
  return (
    <styled.div
      display="flex"
      flexDirection="column"
      gap="1"
      marginTop="8"
      padding="2"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="line.strong"
      borderRadius="card"
      fontSize="sm"
      color="fg.muted"
    >
      <styled.p px="3" py="2">
        <styled.strong color="fg.default">{title}</styled.strong>
        <styled.span marginInlineStart="2">
          {hint}
          <styled.span display="inline-block" whiteSpace="nowrap">
            {login.demo.password} <styled.code fontFamily="mono">{password}</styled.code>
          </styled.span>
        </styled.span>
      </styled.p>
      {accounts.map(({ account, who }) => (
        <Choice key={account} type="button" onClick={() => onChoose(account, password)}>
          <code>{account}</code>
          {who}
        </Choice>
      ))}
    </styled.div>
  );
}
