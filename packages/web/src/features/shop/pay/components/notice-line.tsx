import { styled } from '@ykd/adapters-ui/styled';

/** What became of the last try. */
export interface PayNotice {
  readonly title: string;
  readonly hint?: string | undefined;
}

/** The region stands before its words do, or they would not be read out. */
export function NoticeLine({ notice }: { notice: PayNotice | undefined }) {
  return (
    <styled.div
      role="status"
      width="full"
      px="4"
      py="3"
      bg="bg.subtle"
      borderRadius="md"
      textAlign="start"
      lineHeight="snug"
      _empty={{ display: 'none' }}
    >
      {notice && (
        <>
          <styled.p fontWeight="medium">{notice.title}</styled.p>
          {notice.hint !== undefined && (
            <styled.p color="fg.muted" fontSize="sm" marginTop="1" textWrap="pretty">
              {notice.hint}
            </styled.p>
          )}
        </>
      )}
    </styled.div>
  );
}
