import { chakra } from '@chakra-ui/react/styled-system';
import { Spinner } from '@ykd/adapters-ui/widgets';

/** Stands on a page that leads elsewhere until it does. `title`: what is being opened. */
export function Opening({ title }: { title: string }) {
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="center" gap="3" py="16" color="fg.muted">
      <Spinner />
      <chakra.h1 fontSize="md">{title}</chakra.h1>
    </chakra.div>
  );
}
