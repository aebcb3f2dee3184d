import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, Field, Modal, SkeletonText, TextInput } from '@ykd/adapters-ui/widgets';
import type { SmsSettingView } from '@ykd/application/message';
import { hasRight } from '@ykd/domain/access';
import { useState, type ChangeEvent } from 'react';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { PartAnswer } from '../components/failed-line';
import { messages } from '../messages/zh-CN/messages';
import { Quiet } from '../components/detail-parts';
import { useMessageQueries } from './message-queries';

const words = messages.settings;

const NUMBERS = ['price', 'dailyMessages', 'dailyCents'] as const;

const DIGITS = /^\d{1,9}$/;

function SettingsDialog({ setting, onClose }: { setting: SmsSettingView; onClose: () => void }) {
  const { acts, settings } = useMessageQueries();
  const { commands } = useServices().toasts;
  const [texts, setTexts] = useState(() => ({
    price: String(setting.price),
    dailyMessages: String(setting.dailyMessages),
    dailyCents: String(setting.dailyCents),
  }));
  const [refused, setRefused] = useState<string>();
  const isWhole = NUMBERS.every((name) => DIGITS.test(texts[name]));
  async function confirm() {
    if (!isWhole) {
      setRefused(words.digits);
      return false;
    }
    const answer = await acts.setSettings({
      price: Number(texts.price),
      dailyMessages: Number(texts.dailyMessages),
      dailyCents: Number(texts.dailyCents),
      version: setting.version,
    });
    if (!answer.ok) {
      const issue = answer.error.kind === 'invalid-input' ? answer.error.issues[0]?.message : undefined;
      setRefused(issue ?? errorMessage(answer.error));
      return false;
    }
    settings.outdate();
    commands.success(words.saved);
    return true;
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={words.title}
      confirmLabel={words.save}
      onConfirm={confirm}
      onError={(cause) => setRefused(wordsForReaders(cause) ?? words.failed)}
    >
      <styled.div display="flex" flexDirection="column" gap="4">
        {NUMBERS.map((name) => (
          <Field key={name} label={words[name]} error={name === 'price' ? refused : undefined}>
            <TextInput
              inputMode="numeric"
              value={texts[name]}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
                const { value } = currentTarget;
                setRefused(undefined);
                setTexts((now) => ({ ...now, [name]: value }));
              }}
            />
          </Field>
        ))}
      </styled.div>
    </Modal>
  );
}

/** What text messages cost, how many may be sent, and how many were sent today; whoever may sets it anew. */
export function SmsSettings() {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const reading = useQuery(useMessageQueries().settings, undefined);
  const [isSetting, setSetting] = useState(false);
  return (
    <PartAnswer of={reading} failed={words.failed} waiting={<SkeletonText lines={2} />}>
      {(setting) => (
        <Card room="sm" marginBottom="4">
          <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <styled.div flex="1 1 16rem" minWidth="0">
              <strong>
                {words.now(
                  messages.money(setting.price),
                  setting.dailyMessages,
                  messages.money(setting.dailyCents),
                )}
              </strong>
              <Quiet>{words.used(setting.usedMessages, messages.money(setting.usedCents))}</Quiet>
            </styled.div>
            {hasRight(me, 'limits.set') && (
              <Button size="sm" variant="outline" onClick={() => setSetting(true)}>
                {words.change}
              </Button>
            )}
          </styled.div>
          {isSetting && <SettingsDialog setting={setting} onClose={() => setSetting(false)} />}
        </Card>
      )}
    </PartAnswer>
  );
}
