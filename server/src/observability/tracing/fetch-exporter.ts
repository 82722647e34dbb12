import type { ExportResult } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';

const TIMEOUT_MS = 10_000;

/** Sends spans as OTLP in JSON. A batch that a collector does not take is lost: traces are no records. */
export async function createFetchExporter(url: string): Promise<SpanExporter> {
  const [{ ExportResultCode }, { JsonTraceSerializer }] = await Promise.all([
    import('@opentelemetry/core'),
    import('@opentelemetry/otlp-transformer'),
  ]);
  const underWay = new Set<Promise<void>>();
  const send = async (spans: ReadableSpan[]): Promise<void> => {
    const body = JsonTraceSerializer.serializeRequest(spans);
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', headers, body: Buffer.from(body ?? []), signal });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The collector answered ${response.status}.`);
  };
  return {
    export(spans, done: (result: ExportResult) => void) {
      const sending = send(spans).then(
        () => done({ code: ExportResultCode.SUCCESS }),
        (error: unknown) => done({ code: ExportResultCode.FAILED, ...(error instanceof Error && { error }) }),
      );
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
    },
    async forceFlush() {
      await Promise.all(underWay);
    },
    async shutdown() {
      await Promise.all(underWay);
    },
  };
}
