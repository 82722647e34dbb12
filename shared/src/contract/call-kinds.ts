/**
 * Which calls only read, told by the last segment of their name, so that the browser needs no schema for it: these are
 * repeated once when the network fails. Everything else carries an idempotency key.
 */
const READ_NAME = /^(?:get|list|search|check|find|count|counts|stats|history|preview|detail|resolve)(?![a-z])/;

/** @example isReadCall('story/list') // true @example isReadCall('user/getUserInfo') // true */
export function isReadCall(name: string): boolean {
  return READ_NAME.test(name.slice(name.lastIndexOf('/') + 1));
}
