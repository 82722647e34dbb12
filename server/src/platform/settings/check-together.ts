import { isIP } from 'node:net';
import { createAddressList } from '../address-list.ts';
import { FILES } from './groups/files.ts';
import { KEYS } from './groups/keys.ts';
import { OBSERVABILITY } from './groups/observability.ts';
import { SIGN_IN } from './groups/sign-in.ts';
import { START } from './groups/start.ts';
import type { SettingsReader } from './read-setting.ts';
import type { Setting } from './setting.ts';

/** Notes what is wrong with settings that are right each by itself. */
export function checkTogether(settings: SettingsReader, production: boolean): void {
  const { read, isSet, note } = settings;
  const firebase = [SIGN_IN.firebaseProjectId, SIGN_IN.firebaseApiKey, SIGN_IN.firebaseAuthDomain];
  const inS3 = read(FILES.store) === 's3';
  requireAll(settings, firebase, firebase.some(isSet));
  requireAll(settings, [FILES.bucket, FILES.accessKeyId, FILES.secretAccessKey], inS3);
  if (read(OBSERVABILITY.metricsPort) === read(START.port)) {
    note(OBSERVABILITY.metricsPort.name, `must be another one than ${START.port.name}`);
  }
  if (production && inS3 && read(FILES.endpoint)?.startsWith('http:') && !isPrivateHost(read(FILES.endpoint))) {
    note(FILES.endpoint.name, 'must be https outside a network of your own');
  }
  if (production && isSet(KEYS.dataKey) && read(KEYS.dataKey).equals(read(KEYS.answerKey))) {
    note(KEYS.dataKey.name, `must not be ${KEYS.answerKey.name}: that one is in the web app, for all to read`);
  }
}

function requireAll({ isSet, note }: SettingsReader, group: readonly Setting<unknown>[], wanted: boolean): void {
  const names = group.map(({ name }) => name).join(', ');
  for (const setting of group) {
    if (wanted && !isSet(setting)) note(setting.name, `must be set too: ${names} go together`);
  }
}

const isPrivateAddress = createAddressList([
  ...['10.0.0.0/8', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  ...['::1', 'fc00::/7'],
]);

/** A name without a dot is known to no public server. */
function isPrivateHost(address: string | undefined): boolean {
  const host = address ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '';
  if (isIP(host)) return isPrivateAddress(host);
  return !host.includes('.') || host.endsWith('.internal');
}
