import { styled } from '@ykd/adapters-ui/styled';
import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { useComeBack } from './use-come-back';

function Missing({ load }: { load: () => Promise<unknown> }) {
  return (
    <styled.p role="status" paddingInline="4" paddingBlock="2" fontSize="sm" color="fg.muted">
      {useComeBack(load)}
    </styled.p>
  );
}

/**
 * A part of a page whose code comes when it is first wanted. Where it does not, it says so and comes by itself later: an error
 * would take the page away that somebody reads. `Meanwhile`: what there is of it without its code, below what is said.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> => {
  function LatePart(props: Props) {
    const [found, setFound] = useState<{ readonly Part: ComponentType<Props> }>();
    if (found) return <found.Part {...props} />;
    return (
      <>
        <Missing load={() => load().then((Part) => setFound({ Part }))} />
        {Meanwhile !== undefined && <Meanwhile {...props} />}
      </>
    );
  }
  return lazy(() =>
    load()
      .catch(() => LatePart)
      .then((part) => ({ default: part })),
  );
};
