import { chakra } from '@chakra-ui/react/styled-system';
import { useStore } from '@ykd/adapters-ui/react';
import { useServices } from '../../../container/services-context';
import { login } from '../../../messages/zh-CN/login';
import { targetOf } from '../../../routing/targets';
import { AuthorizeButton } from './bind-ways';

/** The way in through WeChat, for who is inside it and was not taken there by a guard, because he logged out. */
export function WeixinWay() {
  const { base, environment, weixin } = useServices();
  const { client } = useStore(base);
  if (!client.weixin) return null;

  const oauthUrl = async (): Promise<string | null> => {
    const result = await weixin.oauthUrl({ target: targetOf(window.location.href, environment).href });
    return result.ok ? result.value : null;
  };
  return (
    <chakra.div marginBottom="5">
      <AuthorizeButton label={login.byWeixin} quiet oauthUrl={oauthUrl} />
    </chakra.div>
  );
}
