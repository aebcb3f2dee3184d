import { chakra } from '@chakra-ui/react/styled-system';
import { login } from '../../../messages/zh-CN/login';
import type { DemoSettings } from '../../../settings';

const Choice = chakra('button', {
  base: {
    display: 'flex',
    gap: '3',
    width: 'full',
    minHeight: '9',
    alignItems: 'center',
    px: '3',
    borderRadius: 'md',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '& > code': { minWidth: '28', color: 'fg.default', fontFamily: 'mono' },
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
        <chakra.span marginInlineStart="2">{hint(password)}</chakra.span>
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
