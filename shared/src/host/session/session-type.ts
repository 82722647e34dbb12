export interface Session {
  uid: number;
  /** Opaque token of the server. */
  session: string;
}

/** A session out of untrusted text: a positive whole uid and a token without spaces or control characters. */
export function parseSession(uid: string | null | undefined, session: string | null | undefined): Session | null {
  if (!uid || !session || !/^[1-9]\d{0,15}$/.test(uid) || !/^[!-~]{1,512}$/.test(session)) return null;
  const number = Number(uid);
  return Number.isSafeInteger(number) ? { uid: number, session } : null;
}
