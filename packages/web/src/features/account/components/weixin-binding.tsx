import { styled } from '@ykd/adapters-ui/styled';
import { useQuery, useStore } from '@ykd/adapters-ui/react';
import { Answer, Badge, Button, ChatIcon, SkeletonText } from '@ykd/adapters-ui/widgets';
import type { WeixinBinding as Binding } from '@ykd/application/weixin';
import { useId, useState } from 'react';
import { AuthorizeButton } from '../../../components/authorize-button';
import { useBindingQueries } from '../../../container/binding-queries';
import { useServices } from '../../../container/services-context';
import { account } from '../messages/zh-CN/account';
import { weixin } from '../../../messages/zh-CN/weixin';
import { whenInWords } from '../../../components/when';
import { UnbindDialog } from '../../../components/unbind-dialog';

const { weixin: words } = account;

const Section = styled('section', {
  base: { marginTop: '5', paddingTop: '5', borderTopWidth: '1px', borderColor: 'line' },
});

function Bound({ available, since }: Binding) {
  const { base, environment } = useServices();
  const { unbind } = useBindingQueries();
  const client = useStore(base, (state) => state.client);
  const [asking, setAsking] = useState(false);
  const titleId = useId();
  if (!available && since === null) return null;
  const bindsHere = client.weixin && available && since === null;
  return (
    <Section aria-labelledby={titleId} display="flex" alignItems="center" gap="4">
      <styled.span color={since === null ? 'fg.subtle' : 'brand.fg'}>
        <ChatIcon size={24} />
      </styled.span>
      <styled.div flex="1" minWidth="0">
        <styled.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
          <styled.h3 id={titleId} fontSize="md" fontWeight="medium">
            {words.title}
          </styled.h3>
          {since === null ? <Badge>{words.unbound}</Badge> : <Badge tone="brand">{words.bound}</Badge>}
        </styled.div>
        <styled.p fontSize="sm" color="fg.muted">
          {bindsHere
            ? words.howHere
            : since === null
              ? words.how
              : words.since(whenInWords(since, environment.clock.now()))}
        </styled.p>
      </styled.div>
      {since !== null && (
        <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
          {weixin.unbind}
        </Button>
      )}
      {bindsHere && <AuthorizeButton label={words.bind} size="sm" target={window.location.href} />}
      <UnbindDialog open={asking} onClose={() => setAsking(false)} unbind={unbind} />
    </Section>
  );
}

/** The WeChat account that logs the member in by itself, and how to release it. */
export function WeixinBinding() {
  const reading = useQuery(useBindingQueries().binding, undefined);
  const answer = (
    <Answer compact of={reading} waiting={<SkeletonText lines={2} />} failed={words.failed}>
      {(binding) => <Bound {...binding} />}
    </Answer>
  );
  return reading.value === undefined ? <Section>{answer}</Section> : answer;
}
