export interface SignedRequest {
  /** Absolute path, for example `/api/myfiction/story/list`. */
  path: string;
  fields: Readonly<Record<string, unknown>>;
  /** File parts of a multipart body, which are not signed. */
  files?: Readonly<Record<string, Blob>>;
  timeoutMs: number;
  retryOnNetworkFailure: boolean;
  plain: boolean;
  signal?: AbortSignal;
  /** Called as soon as the request has gone out. */
  onSent?: () => void;
  /** How much of the body is on its way, 0 to 1. */
  onProgress?: (share: number) => void;
}
