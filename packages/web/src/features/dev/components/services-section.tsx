import { styled } from '@ykd/adapters-ui/styled';
import { wordsForReaders, type LocalServiceState } from '@ykd/adapters-http/client';
import { Answer, Badge, SkeletonText } from '@ykd/adapters-ui/widgets';
import { useId } from 'react';
import { useDev } from '../dev-queries';
import { useServices } from '../../../container/services-context';
import { dev as messages } from '../messages/zh-CN/dev';
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
  const { dev, services } = useDev();
  const { toasts } = useServices();
  const reading = useWatched(services);

  const set = async (state: LocalServiceState): Promise<void> => {
    try {
      await services.change(
        undefined,
        () => dev.setService(state),
        (_before, answer) => answer,
      );
    } catch (error) {
      toasts.commands.error(texts.switchFailed, { description: wordsForReaders(error) });
    }
  };

  return (
    <DevSection title={texts.title} hint={texts.hint}>
      <Answer compact of={reading} waiting={<SkeletonText lines={3} />} failed={texts.failed}>
        {(states) => (
          <styled.ul listStyle="none">
            {states.map((state) => (
              <Service
                key={state.service}
                state={state}
                onSwitch={(running) => void set({ service: state.service, running })}
              />
            ))}
          </styled.ul>
        )}
      </Answer>
    </DevSection>
  );
}
