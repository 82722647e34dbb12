import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

export type FloorName = 'react-list' | 'antd-table';

/** Serves the two floor pages, minified and with brotli, as the studio serves its own. */
export async function startFloorServer(): Promise<{ url: (floor: FloorName) => string; close: () => Promise<void> }> {
  const scripts = new Map<string, Buffer>();
  for (const floor of ['react-list', 'antd-table'] as const) scripts.set(`/${floor}.js`, compress(await bundle(floor)));
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const script = scripts.get(path);
    response.setHeader('content-encoding', 'br');
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(script ?? compress(html(path.slice(1))));
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: (floor) => `http://localhost:${port}/${floor}`, close: () => closeServer(server) };
}

function html(floor: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${floor}</title></head><body><div id="root"></div><script src="/${floor}.js"></script></body></html>`;
}

async function bundle(floor: FloorName): Promise<Uint8Array> {
  const result = await build({
    entryPoints: [join(import.meta.dirname, 'floors', `${floor}.tsx`)],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [output] = result.outputFiles;
  if (!output) throw new Error(`esbuild wrote nothing for ${floor}.`);
  return output.contents;
}

function compress(content: string | Uint8Array): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
