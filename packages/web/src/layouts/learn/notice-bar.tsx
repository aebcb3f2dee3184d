import { styled } from '@ykd/adapters-ui/styled';
import { ShieldIcon } from '@ykd/adapters-ui/widgets';
import { learn } from '../../messages/zh-CN/learn';

/** The fraud warning. Specification §2 'Learn sidebar'. */
export function NoticeBar() {
  return (
    <styled.section
      aria-label={learn.noticeLabel}
      display="flex"
      gap="2.5"
      px={{ base: '4', md: '6' }}
      py="2.5"
      bg="amber.subtle"
      color="amber.fg"
      fontSize="sm"
      lineHeight="snug"
      borderBottomWidth="1px"
      borderColor="amber.line"
    >
      <ShieldIcon size={18} />
      <p>{learn.notice}</p>
    </styled.section>
  );
}
