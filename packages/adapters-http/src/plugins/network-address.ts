import { isIPv6 } from 'node:net';

/** How an IPv6 address that stands for an IPv4 one begins, in groups. */
const MAPPED = '0:0:0:0:0:ffff';
const GROUPS = 8;

/** A canonical IPv6 address as its eight groups. */
const groupsOf = (address: string): readonly string[] => {
  const [head = [], tail = []] = address
    .split('::')
    .map((half) => half.split(':').filter((part) => part !== ''));
  return [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => '0'), ...tail];
};

/** The URL parser's way to write an IPv6 address: in lower case, short, and without dots. */
const canonical = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >>> 8, value & 0xff])
    .join('.');

/** An address with the port of a connection, as some proxies name clients; an IPv6 address is in brackets then. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

const withoutPort = (address: string): string => {
  const [, v6, v4] = WITH_PORT.exec(address) ?? [];
  return v6 ?? v4 ?? address;
};

/** An address in the one spelling that other services take: without a port, IPv4 where it stands for one, no zone. */
export const plainAddress = (named: string): string => {
  const address = withoutPort(named);
  if (!isIPv6(address)) return address;
  const [bare = ''] = address.split('%', 1);
  const groups = groupsOf(canonical(bare));
  return groups.slice(0, 6).join(':') === MAPPED ? dotted(groups.slice(6)) : canonical(bare);
};

/**
 * What limits count by: an IPv4 address, in whichever spelling, or the /64 network of an IPv6 address, all of which
 * belongs to one customer; a port, which is new with each connection, is none of it. Anything else stays as it is.
 */
export const networkAddress = (named: string): string => {
  const plain = plainAddress(named);
  if (!isIPv6(plain)) return plain;
  return `${canonical(`${groupsOf(plain).slice(0, 4).join(':')}::`)}/64`;
};
