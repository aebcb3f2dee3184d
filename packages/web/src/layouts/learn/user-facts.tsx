import { styled } from '@ykd/adapters-ui/styled';
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
        <styled.p fontWeight="semibold" marginBottom="1">
          {name}
        </styled.p>
      )}
      <styled.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="3" fontSize="sm">
        {facts.map(([title, value]) => (
          <styled.div key={title} display="contents">
            <styled.dt color="fg.muted">{title}</styled.dt>
            <styled.dd fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
              {value}
            </styled.dd>
          </styled.div>
        ))}
      </styled.dl>
    </>
  );
}
