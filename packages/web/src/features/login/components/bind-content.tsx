import { errorMessage, WEIXIN_ERROR_PARAM } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import type { BindState, BindStore } from '@ykd/adapters-ui/stores';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuthorizeButton } from '../../../components/authorize-button';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { displayName } from '../../../components/display-name';
import { bind } from '../messages/zh-CN/bind';
import { BINDING } from '../../../routing/tab-note';
import { useBindPlaces } from '../use-bind-places';
import { BindForm } from './bind-form';
import { BindPicture } from './bind-picture';
import { Way, Ways } from './bind-ways';
import { Heading } from './heading';
import { ReleaseWay } from './release-way';
import { SkipWay } from './skip-way';

/** Why the way through WeChat went wrong, as the server says in the address. */
const failureOf = (kind: string | null): string | undefined =>
  kind === 'weixin-refused' || kind === 'weixin-declined' || kind === 'weixin-unavailable'
    ? errorMessage({ kind })
    : undefined;

type Words = { readonly heading: string; readonly intro: string; readonly authorize?: string };

const wordsFor = (error: BindState['error'], failure: string | undefined): Words => {
  if (error?.kind === 'weixin-bound-already') return bind.boundAlready;
  if (error !== undefined) return bind.refused;
  return failure === undefined ? bind.none : bind.failed;
};

/** What there is to say and to do about the binding, once everything is known. */
export function BindContent({ store }: { store: BindStore }) {
  const { waiting, bound, target: kept, error } = useStore(store);
  const { base, environment } = useServices();
  const { user, client } = useStore(base);
  const [search] = useSearchParams();
  const places = useBindPlaces(kept);
  const failure = error === undefined ? failureOf(search.get(WEIXIN_ERROR_PARAM)) : errorMessage(error);
  const failed = failure !== undefined;
  useEffect(() => {
    // The next try is another one: it has to be asked for again.
    if (failed) BINDING.drop(environment);
  }, [environment, failed]);

  if (bound && user) {
    return (
      <>
        <Heading title={bind.done.heading} intro={bind.done.intro(displayName(user))} />
        <BindPicture user={user} bound />
        <Ways>
          <Way href={places.target}>{bind.done.go}</Way>
        </Ways>
      </>
    );
  }
  if (waiting) {
    const { heading, intro, loginHint, login } = bind.waiting;
    return (
      <>
        <Heading title={heading} intro={user ? intro : `${intro}${loginHint}`} />
        <BindPicture user={user} bound={false} />
        {user ? (
          <BindForm store={store} user={user} target={places.target} cameBackEmpty={failed} />
        ) : (
          <Ways>
            <Way href={places.loginToBind}>{login}</Way>
            <SkipWay login={places.login} />
          </Ways>
        )}
      </>
    );
  }

  const words = wordsFor(error, failure);
  const releases = error?.kind === 'weixin-bound-already' && user !== undefined;
  // Outside of WeChat it would lead nowhere.
  const authorizes = client.weixin && environment.settings.weixin && words.authorize !== undefined;
  return (
    <>
      <Heading title={words.heading} intro={words.intro} />
      {failure === undefined ? <BindPicture user={user} bound={false} /> : <FormAlert message={failure} />}
      <Ways>
        {releases && <ReleaseWay onReleased={store.load} />}
        {authorizes && <AuthorizeButton label={words.authorize} size="lg" block target={places.target} />}
        <Way quiet={authorizes || releases} href={user ? places.target : places.login}>
          {user ? bind.skip : bind.login}
        </Way>
      </Ways>
    </>
  );
}
