import { chakra } from '@chakra-ui/react/styled-system';
import { needsUsername, type User } from '@ykd/domain/member';
import { memberTexts } from '../../messages/zh-CN/member-texts';

/** Who is logged in: each of his names once. */
export function UserFacts({ user }: { user: User }) {
  const name = user.name || user.nickName;
  const facts = [
    ...(needsUsername(user) ? [] : [[memberTexts.userName, user.userName] as const]),
    [memberTexts.mobile, user.mobile] as const,
  ];
  return (
    <>
      {name && (
        <chakra.p fontWeight="semibold" marginBottom="1">
          {name}
        </chakra.p>
      )}
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="3" fontSize="sm">
        {facts.map(([title, value]) => (
          <chakra.div key={title} display="contents">
            <chakra.dt color="fg.muted">{title}</chakra.dt>
            <chakra.dd fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </>
  );
}
