import { chakra } from '@chakra-ui/react/styled-system';
import { AlertCircleIcon } from '@ykd/adapters-ui/widgets';

/** Why a form as a whole was refused. The region stands from the start, so that its text is read out. */
export function FormAlert({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <chakra.p
          display="flex"
          gap="2"
          px="3"
          py="2.5"
          borderWidth="1px"
          borderColor="danger.line"
          borderRadius="md"
          bg="danger.subtle"
          color="danger.fg"
          fontSize="sm"
          lineHeight="snug"
        >
          <AlertCircleIcon size={18} />
          {message}
        </chakra.p>
      )}
    </div>
  );
}
