import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card } from '@ykd/adapters-ui/widgets';
import type { MyTime } from '@ykd/application/my-schedule';
import { timeWords } from '../../../components/event-time';
import { myClass as words } from '../messages/zh-CN/my-class';

/** The live lesson that is on, or the next one, and the way there. */
export function NextLive({ time, now }: { time: MyTime; now: number }) {
  const { title, startsAt, endsAt, place, link } = time;
  const heading = startsAt <= now ? words.now : words.next;
  return (
    <Card as="section" room="md" aria-label={heading}>
      <styled.p color="brand.fg" fontSize="sm" fontWeight="semibold">
        {heading}
      </styled.p>
      <styled.h2 textStyle="heading" marginTop="1" overflowWrap="anywhere">
        {title}
      </styled.h2>
      <styled.p color="fg.muted" marginTop="1" overflowWrap="anywhere">
        {[timeWords(startsAt, endsAt), place].filter((part) => part !== '').join(' · ')}
      </styled.p>
      <styled.div marginTop="3">
        {link === '' ? (
          <styled.p color="fg.muted" fontSize="sm">
            {words.noLink}
          </styled.p>
        ) : (
          <Button asChild width={{ base: 'full', sm: 'auto' }}>
            <a href={link} target="_blank" rel="noreferrer" aria-label={words.joinOf(title)}>
              {words.join}
            </a>
          </Button>
        )}
      </styled.div>
    </Card>
  );
}
