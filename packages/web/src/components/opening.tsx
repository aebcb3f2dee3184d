import { styled } from '@ykd/adapters-ui/styled';
import { Spinner } from '@ykd/adapters-ui/widgets';

/** Stands on a page that leads elsewhere until it does. `title`: what is being opened. */
export function Opening({ title }: { title: string }) {
  return (
    <styled.div display="flex" alignItems="center" justifyContent="center" gap="3" py="16" color="fg.muted">
      <Spinner />
      <styled.h1 fontSize="md">{title}</styled.h1>
    </styled.div>
  );
}
