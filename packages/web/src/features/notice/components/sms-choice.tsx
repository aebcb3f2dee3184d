import { useQuery } from '@ykd/adapters-ui/react';
import { Answer, Card, CheckBox, SkeletonText } from '@ykd/adapters-ui/widgets';
import { useServices } from '../../../container/services-context';
import { notice } from '../messages/zh-CN/notice';
import { useNoticeQueries } from '../notice-queries';

const words = notice.sms;

/** Whether one takes text messages beside those that one needs. */
export function SmsChoice() {
  const { settings, setSms } = useNoticeQueries();
  const { toasts } = useServices();
  const reading = useQuery(settings, undefined);
  const choose = async (wanted: boolean): Promise<void> => {
    try {
      const result = await setSms(wanted);
      if (result.ok) toasts.commands.success(wanted ? words.on : words.off);
    } catch {
      toasts.commands.error(words.failed);
    }
  };
  return (
    <Card px={{ base: '4', md: '5' }} py="3">
      <Answer compact of={reading} waiting={<SkeletonText lines={2} />} failed={words.notRead}>
        {({ smsOptOut }) => (
          <CheckBox
            label={words.label}
            hint={words.hint}
            isChecked={smsOptOut === null}
            onChange={(isChecked) => void choose(isChecked)}
          />
        )}
      </Answer>
    </Card>
  );
}
