import { login } from '../messages/zh-CN/login';
import { Heading } from '../components/heading';
import { LoginShell } from '../components/login-shell';
import { LoginWays } from '../components/login-ways';
import { WeixinWay } from '../components/weixin-way';
import { useGoToTarget } from '../use-target';

/** `/login_h5?target=`: the same form for the pages that are made for phones. */
export function Component() {
  const goToTarget = useGoToTarget();
  return (
    <LoginShell layout="phone">
      <Heading title={login.heading} intro={login.intro} />
      <WeixinWay />
      <LoginWays onDone={goToTarget} />
    </LoginShell>
  );
}
