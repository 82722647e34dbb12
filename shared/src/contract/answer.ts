/** Every application answer, HTTP 200. `code` 0 is success; see `error-catalogue.ts` for the others. */
export interface Answer<T = unknown> {
  code: number;
  msg: string;
  data: T;
}
