/** What a span says beside its name; never what an author wrote. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  facts?: SpanFacts;
  /** `server`: answers somebody; `client`: asks somebody. */
  kind?: 'server' | 'client' | 'internal';
  /** The W3C `traceparent` of whoever asks. */
  parent?: string | undefined;
}

/** Notes what work is part of what other work, and how long each takes. */
export interface Tracer {
  /** Runs the work within a span; spans that begin in it become its children. An error ends the span as failed. */
  span<T>(name: string, options: SpanOptions & { tell?: (result: T) => SpanFacts }, work: () => Promise<T>): Promise<T>;
  /** Begins a span of the present one; gives the function that ends it. */
  begin(name: string, options: SpanOptions): (error?: unknown) => void;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}

/** Traces nothing and costs a function call. */
export const NO_TRACER: Tracer = {
  span: (_name, _options, work) => work(),
  begin: () => () => {},
  close: async () => {},
};
