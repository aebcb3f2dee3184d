import { login } from '../../../messages/zh-CN/login';
import { Heading } from '../components/heading';
import { LoginForm } from '../components/login-form';
import { LoginShell } from '../components/login-shell';
import { useGoToTarget } from '../use-target';

/** `/login?target=` */
export function Component() {
  const goToTarget = useGoToTarget();
  return (
    <LoginShell layout="wide">
      <Heading title={login.heading} intro={login.intro} />
      <LoginForm onDone={goToTarget} />
    </LoginShell>
  );
}
