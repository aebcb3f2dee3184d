import { styled } from '@ykd/adapters-ui/styled';
import { useStore } from '@ykd/adapters-ui/react';
import { AuthorizeButton } from '../../../components/authorize-button';
import { useServices } from '../../../container/services-context';
import { login } from '../messages/zh-CN/login';
import { targetOf } from '../../../routing/targets';

/** The way in through WeChat, for who is inside it and was not taken there by a guard, because he logged out. */
export function WeixinWay() {
  const { base, environment } = useServices();
  const client = useStore(base, (state) => state.client);
  if (!client.weixin || !environment.settings.weixin) return null;
  return (
    <styled.div marginBottom="5">
      <AuthorizeButton
        label={login.byWeixin}
        size="lg"
        block
        variant="outline"
        target={targetOf(window.location.href, environment).href}
      />
    </styled.div>
  );
}
