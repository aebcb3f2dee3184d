import { chakra } from '@chakra-ui/react/styled-system';
import { InfoIcon } from '@ykd/adapters-ui/widgets';
import { shanghaiDay } from '@ykd/domain/shared';
import { shop } from '../../../../messages/zh-CN/shop';

const { owned: words } = shop;

/** Tells a buyer that he has this already, until when, and what buying it again comes to. He may all the same. */
export function OwnedNote({ until }: { until: number | undefined }) {
  return (
    // The region stands from the start, or its text would not be read out; empty it takes no room.
    <chakra.div role="status" position={until === undefined ? 'absolute' : 'static'}>
      {until !== undefined && (
        <chakra.div
          display="flex"
          gap="2"
          px="3"
          py="2.5"
          borderWidth="1px"
          borderColor="amber.line"
          borderRadius="md"
          bg="amber.subtle"
          color="amber.fg"
          fontSize="sm"
          lineHeight="snug"
        >
          <chakra.span flexShrink={0}>
            <InfoIcon size={18} />
          </chakra.span>
          <div>
            <chakra.p fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {words.until(shanghaiDay(until))}
            </chakra.p>
            <p>{words.again}</p>
          </div>
        </chakra.div>
      )}
    </chakra.div>
  );
}
