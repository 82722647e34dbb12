import { NETWORK_TYPES, type NetworkType } from '@myfiction/shared/contract/analytics-event.ts';

/** What some browsers tell of the connection (Network Information API); others tell nothing. */
interface Connection {
  type?: string;
  effectiveType?: string;
}

const BY_EFFECTIVE_TYPE: Readonly<Record<string, NetworkType>> = {
  'slow-2g': NETWORK_TYPES['2g'],
  '2g': NETWORK_TYPES['2g'],
  '3g': NETWORK_TYPES['3g'],
  '4g': NETWORK_TYPES['4g'],
  '5g': NETWORK_TYPES['5g'],
};

/**
 * The values of the specification, point 3. `effectiveType` tells how fast a connection is, not what it is: it counts
 * on a mobile network only.
 */
export function networkType(onLine: boolean, connection: Connection | undefined): NetworkType {
  if (!onLine || connection?.type === 'none') return NETWORK_TYPES.none;
  if (connection?.type === 'wifi' || connection?.type === 'ethernet') return NETWORK_TYPES.wifi;
  if (connection?.type !== 'cellular') return NETWORK_TYPES.unknown;
  return BY_EFFECTIVE_TYPE[connection.effectiveType ?? ''] ?? NETWORK_TYPES.unknown;
}

export function currentNetwork(): NetworkType {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  return networkType(navigator.onLine, typeof connection === 'object' && connection !== null ? connection : undefined);
}
