import { useQuery, useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, SkeletonText } from '@ykd/adapters-ui/widgets';
import { WEIXIN_PERMIT_PARAM, type WeixinPermission } from '@ykd/application/weixin';
import { useSearchParams } from 'react-router-dom';
import { AuthorizeButton } from '../../../components/authorize-button';
import { useServices } from '../../../container/services-context';
import { useCheckInQueries } from '../check-in-queries';
import { reminder as words } from '../messages/zh-CN/reminder';

function Permission({ isAvailable, isBound, isPermitted }: WeixinPermission) {
  const { base, weixin } = useServices();
  const client = useStore(base, (state) => state.client);
  const isOther = useSearchParams()[0].get(WEIXIN_PERMIT_PARAM) === 'other';
  if (!isAvailable) return null;
  const hint = isPermitted
    ? words.weixin.permitted
    : isOther
      ? words.weixin.other
      : !client.weixin
        ? words.weixin.elsewhere
        : isBound
          ? words.weixin.once
          : words.weixin.unbound;
  return (
    <styled.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      borderTopWidth="1px"
      borderColor="line"
      paddingTop="4"
    >
      <styled.p flex="1" minWidth="56" fontSize="sm" color="fg.muted" textWrap="pretty">
        {hint}
      </styled.p>
      {client.weixin && isBound && !isPermitted && (
        <AuthorizeButton
          size="sm"
          variant="outline"
          label={words.weixin.allow}
          target={window.location.href}
          asks={(target) => weixin.permitUrl({ target })}
        />
      )}
    </styled.div>
  );
}

/** That WeChat reminds, too, of whoever allows it: once each time. */
export function WeixinReminder() {
  const reading = useQuery(useCheckInQueries().weixinPermit, undefined);
  return (
    <Answer compact of={reading} waiting={<SkeletonText lines={1} />} failed={words.weixin.failed}>
      {(permission) => <Permission {...permission} />}
    </Answer>
  );
}
