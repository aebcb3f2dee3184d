import { styled } from '@ykd/adapters-ui/styled';
import { Button, CalendarIcon } from '@ykd/adapters-ui/widgets';
import { LEARN_CLASS_PATH, pageTitleOf } from '@ykd/domain/access';
import { Link } from 'react-router-dom';

/** The way to one's class, for whoever is in one. It comes into room that is free: nothing moves for it. */
export function ClassLink() {
  const title = pageTitleOf(LEARN_CLASS_PATH) ?? '';
  return (
    <Button asChild variant="ghost" px="2">
      <Link to={LEARN_CLASS_PATH} aria-label={title} title={title}>
        <CalendarIcon size={18} />
        {/* The head of so narrow a window is full. */}
        <styled.span css={{ '@media (max-width: 359px)': { display: 'none' } }}>{title}</styled.span>
      </Link>
    </Button>
  );
}
