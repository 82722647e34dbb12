import type { CDPSession, Page } from 'playwright';

/**
 * Processor time of a page's main thread: what it took, not how long it waited for a processor that others used. A
 * throttled processor's pauses count.
 */
export class CpuClock {
  private constructor(private readonly session: CDPSession) {}

  static async start(page: Page): Promise<CpuClock> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new CpuClock(session);
  }

  /** Since the clock was started, in ms: all tasks, and the scripts among them. */
  async read(): Promise<{ allMs: number; scriptMs: number }> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    const ms = (wanted: string): number => (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN) * 1000;
    return { allMs: ms('TaskDuration'), scriptMs: ms('ScriptDuration') };
  }

  stop(): Promise<void> {
    return this.session.detach();
  }
}
