/** Request identity: the fields attached to every call (specification, points 3 and 9). */
export const API_VERSION = '1.0.8';
export const CHANNEL_ID = 'WEB41002';
export const CLIENT_VERSION = '1.0.0';
/** The uid a signed-out caller sends. */
export const SIGNED_OUT_UID = 1;

export interface IdentityFields {
  apiVersion: string;
  channelId: string;
  clientVer: string;
  /** Session token, empty when signed out. */
  session: string;
  /** Random id of this browser, kept in local storage. */
  devId: string;
  /** BCP 47 language of the interface, for example `en`. */
  lang: string;
  /** Unix time in seconds. */
  ts: number;
  uid: number;
}

/** Every call of the platform lives below this path. */
export const API_PREFIX = '/api/myfiction/';
/** How far `ts` may be off the server's clock, in seconds. */
export const TIMESTAMP_TOLERANCE_SECONDS = 300;
export const LOGIN_TIMEOUT_MS = 10_000;
export const CALL_TIMEOUT_MS = 30_000;
/** For a call with a file: ten megabytes over a slow phone connection. */
export const UPLOAD_TIMEOUT_MS = 240_000;
/** Size of a page of any list (specification, point 9). */
export const PAGE_SIZE = 20;
