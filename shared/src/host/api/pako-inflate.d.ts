/** pako publishes this small build without types. */
declare module 'pako/browser/inflate' {
  export function inflate(data: Uint8Array): Uint8Array;
}
