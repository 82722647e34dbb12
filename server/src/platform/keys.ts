import type { KeyObject } from 'node:crypto';
import { KEYS } from './settings/groups/keys.ts';
import type { SettingsReader } from './settings/read-setting.ts';

export interface ServerKeys {
  /** Shared with the web app's build: proves that a call was made by it. */
  signingSecret: string;
  /** Opens signatures that the web app has encrypted with the public half. */
  signingPrivateKey: KeyObject;
  /** AES-256 key of encrypted answers, shared with the web app's build. */
  answerKey: Buffer;
  /** Never leaves the server: keyed hashes and data encrypted at rest. */
  dataKey: Buffer;
  /** Open what was sealed before the current key, or by servers that have the next one already. */
  otherDataKeys: readonly Buffer[];
  /** Names of data keys that are gone for good. */
  lostDataKeys: readonly string[];
  /** Shown by the platform's own servers, which bring the readers' doings. */
  ingestKey: string;
}

export function readKeys({ read }: Pick<SettingsReader, 'read'>): ServerKeys {
  return {
    signingSecret: read(KEYS.signingSecret),
    signingPrivateKey: read(KEYS.signingPrivateKey),
    answerKey: read(KEYS.answerKey),
    dataKey: read(KEYS.dataKey),
    otherDataKeys: read(KEYS.otherDataKeys),
    lostDataKeys: read(KEYS.lostDataKeys),
    ingestKey: read(KEYS.ingestKey),
  };
}
