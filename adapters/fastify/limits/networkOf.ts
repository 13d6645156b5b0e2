import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/**
 * Returns what identifies a client among network addresses: an IPv4 address as it is, and of an IPv6 address the first 64 bits, because
 * one client has all addresses that start with them.
 */
export function networkOf(address: string): string {
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (ipv4 !== undefined || !isIPv6(address)) return ipv4 ?? address;
  const [first = [], last = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(GROUPS - first.length - last.length).fill('0');
  const groups = [...first, ...zeros, ...last].slice(0, GROUPS_OF_NETWORK);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
