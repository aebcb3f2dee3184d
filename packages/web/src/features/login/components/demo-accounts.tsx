import { chakra } from '@chakra-ui/react/styled-system';
import { login } from '../../../messages/zh-CN/login';
import type { DemoSettings } from '../../../settings';

const Choice = chakra('button', {
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
    <chakra.div
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
      <chakra.p px="3" py="2">
        <chakra.strong color="fg.default">{title}</chakra.strong>
        <chakra.span marginInlineStart="2">
          {hint}
          <chakra.span display="inline-block" whiteSpace="nowrap">
            {login.demo.password} <chakra.code fontFamily="mono">{password}</chakra.code>
          </chakra.span>
        </chakra.span>
      </chakra.p>
      {accounts.map(({ account, who }) => (
        <Choice key={account} type="button" onClick={() => onChoose(account, password)}>
          <code>{account}</code>
          {who}
        </Choice>
      ))}
    </chakra.div>
  );
}
