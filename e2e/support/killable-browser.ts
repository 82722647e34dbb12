import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromiumPath } from './chromium.ts';

/** A browser with a profile that outlives it: it can be killed as the system kills it, and started again. */
export class KillableBrowser {
  #child: ChildProcess | undefined;
  #browser: Browser | undefined;

  private constructor(private readonly profile: string) {}

  static async start(): Promise<KillableBrowser> {
    const browser = new KillableBrowser(await mkdtemp(join(tmpdir(), 'studio-profile-')));
    await browser.resume();
    return browser;
  }

  get context(): BrowserContext {
    const context = this.#browser?.contexts()[0];
    if (!context) throw new Error('The browser is not running.');
    return context;
  }

  async resume(): Promise<void> {
    const child = spawn(
      chromiumPath(),
      [
        ...CHROMIUM_ARGUMENTS,
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.profile}`,
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#child = child;
    this.#browser = await connect(await debuggerAddress(child));
  }

  /** The browser process dies between two instructions: no page is told. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    this.#child = undefined;
    this.#browser = undefined;
  }

  async dispose(): Promise<void> {
    await this.kill();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** The browser tells its address before its first page is there; a connection made in between may wait for ever. */
async function connect(address: string, attempts = 5): Promise<Browser> {
  try {
    return await chromium.connectOverCDP(address, { timeout: 5_000 });
  } catch (error) {
    if (attempts === 1) throw error;
    return connect(address, attempts - 1);
  }
}

async function debuggerAddress(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('The browser has no standard error.');
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /DevTools listening on (ws:\/\/\S+)/.exec(line)?.[1];
    if (address) {
      // Read on, to nowhere: a browser whose messages nobody takes stops once the pipe is full.
      child.stderr.resume();
      return address;
    }
  }
  throw new Error('The browser ended before it could be reached.');
}
