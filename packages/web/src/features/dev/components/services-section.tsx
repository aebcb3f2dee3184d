import { styled } from '@ykd/adapters-ui/styled';
import { wordsForReaders, type LocalServiceState } from '@ykd/adapters-http/client';
import { Badge, ErrorState, LoadingRegion, SkeletonText } from '@ykd/adapters-ui/widgets';
import { useId } from 'react';
import { useServices } from '../../../container/services-context';
import { dev as messages } from '../messages/zh-CN/dev';
import { useDev } from '../use-dev';
import { useWatched } from '../use-watched';
import { DevSection } from './dev-section';
import { Switch } from './switch';

const { services: texts } = messages;

type ServiceProps = {
  state: LocalServiceState;
  onSwitch: (running: boolean) => void;
};

function Service({ state: { service, running }, onSwitch }: ServiceProps) {
  const nameId = useId();
  return (
    <styled.li
      display="flex"
      alignItems="center"
      gap="3"
      minHeight="12"
      borderTopWidth="1px"
      borderColor="line"
    >
      <styled.span id={nameId} flex="1" fontWeight="medium">
        {texts.names[service]}
      </styled.span>
      <Badge tone={running ? 'brand' : 'danger'}>{running ? texts.running : texts.stopped}</Badge>
      <Switch labelledBy={nameId} on={running} onChange={onSwitch} />
    </styled.li>
  );
}

/** The built-in services, with a switch each that makes it fail. */
export function ServicesSection() {
  const dev = useDev();
  const { toasts } = useServices();
  const { value, failed, show } = useWatched(dev.services);

  const set = async (state: LocalServiceState): Promise<void> => {
    try {
      const result = await dev.setService(state);
      if (result.ok) show(result.value);
    } catch (error) {
      toasts.commands.error(texts.switchFailed, { description: wordsForReaders(error) });
    }
  };

  return (
    <DevSection title={texts.title} hint={texts.hint}>
      {value === undefined && failed && <ErrorState compact title={texts.failed} />}
      {value === undefined && !failed && (
        <LoadingRegion>
          <SkeletonText lines={3} />
        </LoadingRegion>
      )}
      {value && (
        <styled.ul listStyle="none">
          {value.map((state) => (
            <Service
              key={state.service}
              state={state}
              onSwitch={(running) => void set({ service: state.service, running })}
            />
          ))}
        </styled.ul>
      )}
    </DevSection>
  );
}
