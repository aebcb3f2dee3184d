import { styled } from '@ykd/adapters-ui/styled';
import { AlertCircleIcon } from '@ykd/adapters-ui/widgets';
import { useEffect, useRef } from 'react';

/**
 * Why a form as a whole was refused. The region stands from the start, so that its text is read out; while it is empty it
 * takes no room between the fields.
 */
export function FormAlert({ message }: { message: string | undefined }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form may be longer than its dialog, and the button that was pressed stands at the other end.
    if (message) region.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <styled.div ref={region} role="alert" position={message ? 'static' : 'absolute'}>
      {message && (
        <styled.p
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
        </styled.p>
      )}
    </styled.div>
  );
}
