import { login } from '../messages/zh-CN/login';
import { Heading } from '../components/heading';
import { LoginShell } from '../components/login-shell';
import { LoginWays } from '../components/login-ways';
import { WeixinWay } from '../components/weixin-way';
import { useGoToTarget } from '../use-target';

/** `/login?target=` */
export function Component() {
  const goToTarget = useGoToTarget();
  return (
    <LoginShell layout="wide">
      <Heading title={login.heading} intro={login.intro} />
      <WeixinWay />
      <LoginWays onDone={goToTarget} />
    </LoginShell>
  );
}
