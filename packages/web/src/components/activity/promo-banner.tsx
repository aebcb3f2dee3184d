import { styled } from '@ykd/adapters-ui/styled';
import { ArrowRightIcon, Card, type CardProps } from '@ykd/adapters-ui/widgets';
import type { ShownBanner } from '@ykd/application/activity';
import { Link } from 'react-router-dom';

export type BannerProps = {
  to: string;
  title: string;
  hint: string;
  tone: NonNullable<CardProps['tone']>;
  color: string;
  onNavigate?: (() => void) | undefined;
};

/** A banner that leads somewhere. */
export function Banner({ to, title, hint, tone, color, onNavigate }: BannerProps) {
  return (
    <Card asChild interactive tone={tone} room="none">
      <Link to={to} onClick={() => onNavigate?.()}>
        <styled.span display="block" px="4" py="3">
          <styled.span
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="2"
            color={color}
            fontSize="sm"
            fontWeight="semibold"
          >
            {title}
            <ArrowRightIcon size={16} />
          </styled.span>
          <styled.span display="block" color="fg.muted" fontSize="xs" lineHeight="snug" marginTop="1">
            {hint}
          </styled.span>
        </styled.span>
      </Link>
    </Card>
  );
}

export type PromoBannerProps = Pick<BannerProps, 'onNavigate'> & {
  banner: Pick<ShownBanner, 'title' | 'hint' | 'path'>;
};

/** A banner that staff run. Specification §2 'Learn sidebar'. */
export function PromoBanner({ banner: { title, hint, path }, onNavigate }: PromoBannerProps) {
  return <Banner to={path} title={title} hint={hint} tone="amber" color="amber.fg" onNavigate={onNavigate} />;
}
