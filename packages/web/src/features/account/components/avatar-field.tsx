import { styled } from '@ykd/adapters-ui/styled';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { useStore } from '@ykd/adapters-ui/react';
import type { AvatarDraft } from '@ykd/adapters-ui/stores';
import {
  AlertCircleIcon,
  Avatar,
  Button,
  CameraIcon,
  MODAL_CLOSE_MS,
  Spinner,
  TrashIcon,
  usePresence,
} from '@ykd/adapters-ui/widgets';
import { AVATAR_TYPES, avatarIssue } from '@ykd/domain/member';
import { Suspense, useRef, useState, type ChangeEvent } from 'react';
import { account } from '../messages/zh-CN/account';
import { common } from '../../../messages/zh-CN/common';
import { lazyPart } from '../../../routing/lazy-part';
import type { CropDialogProps } from './crop-dialog';

const CropDialog = lazyPart(async () => (await import('./crop-dialog')).CropDialog);

/** A file as a data URL: the Content-Security-Policy allows those, and no object URLs. */
const readFile = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });

/** The picture with its buttons. Specification §4 'Avatar upload', §5, §8. */
export function AvatarField({ draft, name }: { draft: AvatarDraft; name: string }) {
  const { url, uploaded, uploading, error } = useStore(draft);
  const [picture, setPicture] = useState<CropDialogProps['picture']>();
  const [cropping, setCropping] = useState(false);
  const [issue, setIssue] = useState<string>();
  const files = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const cropPresence = usePresence(cropping, MODAL_CLOSE_MS);
  const { profile } = account;

  const choose = async (file: File): Promise<void> => {
    const found = avatarIssue({ mimeType: file.type, size: file.size });
    setIssue(found);
    if (found !== undefined) return;
    try {
      setPicture({ url: await readFile(file), mimeType: file.type });
      setCropping(true);
    } catch {
      setIssue(profile.unreadable);
    }
  };
  const upload = async (square: Blob): Promise<void> => {
    setIssue(undefined);
    try {
      await draft.upload(new Uint8Array(await square.arrayBuffer()));
    } catch (cause) {
      setIssue(wordsForReaders(cause) ?? common.failedRequest);
    }
  };
  const revert = (): void => {
    draft.revert();
    // This button goes with the picture.
    chooser.current?.focus();
  };
  const alert = issue ?? (error && errorMessage(error));

  return (
    <styled.div role="group" aria-label={profile.avatar} display="flex" alignItems="center" gap="4">
      <styled.span position="relative" display="inline-flex">
        <Avatar name={name} src={url} size={72} />
        {uploading && (
          <styled.span
            position="absolute"
            inset="0"
            display="grid"
            placeItems="center"
            borderRadius="full"
            bg="bg.overlay"
            color="brand.solid"
          >
            <Spinner size="1.5em" />
          </styled.span>
        )}
      </styled.span>
      <styled.div flex="1" minWidth="0" display="flex" flexDirection="column" gap="2">
        <styled.div display="flex" flexWrap="wrap" gap="2">
          <Button
            ref={chooser}
            size="sm"
            variant="outline"
            aria-disabled={uploading || undefined}
            onClick={() => !uploading && files.current?.click()}
          >
            <CameraIcon size={16} />
            {uploading ? profile.uploading : url === null ? profile.upload : profile.change}
          </Button>
          {uploaded && (
            <Button size="sm" variant="ghost" color="danger.fg" onClick={revert}>
              <TrashIcon size={16} />
              {profile.remove}
            </Button>
          )}
        </styled.div>
        <input
          ref={files}
          type="file"
          hidden
          accept={AVATAR_TYPES.join(',')}
          aria-label={profile.upload}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
            const file = currentTarget.files?.[0];
            // The same file may be chosen once more.
            currentTarget.value = '';
            if (file) void choose(file);
          }}
        />
        <styled.div fontSize="sm" lineHeight="snug">
          <styled.p role="alert" display="flex" gap="1" color="danger.fg" _empty={{ display: 'none' }}>
            {alert !== undefined && <AlertCircleIcon size={18} />}
            {alert}
          </styled.p>
          {alert === undefined && <styled.p color="fg.subtle">{profile.avatarHint}</styled.p>}
        </styled.div>
      </styled.div>
      {picture && cropPresence !== 'closed' && (
        <Suspense fallback={null}>
          <CropDialog
            picture={picture}
            open={cropping}
            onClose={() => setCropping(false)}
            onCropped={upload}
            onUnreadable={() => {
              setCropping(false);
              setIssue(profile.unreadable);
            }}
          />
        </Suspense>
      )}
    </styled.div>
  );
}
