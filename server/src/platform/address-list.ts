import { BlockList, isIPv4, isIPv6 } from 'node:net';

const PREFIX_MAX = { ipv4: 32, ipv6: 128 } as const;

/** @example createAddressList(['10.0.0.0/8'])('10.1.2.3') // true */
export function createAddressList(entries: readonly string[]): (ip: string | undefined) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const range = readRange(entry);
    if (!range) throw new RangeError(`${entry} is neither an address nor a range.`);
    const { address, prefix, family } = range;
    list.addSubnet(address, prefix, family);
  }
  return (ip = '') => {
    const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    return isIPv4(plain) ? list.check(plain, 'ipv4') : isIPv6(plain) && list.check(plain, 'ipv6');
  };
}

function readRange(entry: string): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [address = '', length, ...rest] = entry.split('/');
  const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : undefined;
  if (!family || rest.length > 0) return undefined;
  const prefix = length === undefined ? PREFIX_MAX[family] : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  return prefix <= PREFIX_MAX[family] ? { address, prefix, family } : undefined;
}
