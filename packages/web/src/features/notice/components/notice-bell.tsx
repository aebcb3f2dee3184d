import { styled } from '@ykd/adapters-ui/styled';
import { useEffect, useState, type ComponentType } from 'react';
import { rested } from '../../../container/breath';

/** Keeps a place for the bell, which comes when the page itself is there; a failure says nothing. */
export function NoticeBell() {
  const [{ Bell }, setLoaded] = useState<{ readonly Bell?: ComponentType }>({});
  useEffect(() => {
    let isGone = false;
    rested()
      .then(() => import('./bell'))
      .then(
        (loaded) => isGone || setLoaded(loaded),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, []);
  return Bell ? <Bell /> : <styled.span width="10" />;
}
