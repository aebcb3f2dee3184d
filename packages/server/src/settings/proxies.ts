import { isIP } from 'node:net';
import { z } from 'zod';

const isAddress = (text: string): boolean => {
  const [address = '', bits] = text.split('/');
  return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
};

/** `off`, the number of proxies, or their addresses. Not `on`: whoever writes the header himself would be believed. */
export const proxies = z
  .string()
  .default('off')
  .transform((text) =>
    /^\d$/.test(text)
      ? Number(text)
      : text === 'off'
        ? (false as const)
        : text.split(',').map((one) => one.trim()),
  )
  .refine(
    (value) => !Array.isArray(value) || value.every(isAddress),
    '应为 off、反向代理的层数（如 1），或它们的地址（逗号分隔，可带网段，如 10.0.0.0/8）',
  );
