import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../platform/free-port.ts';
import { findOnPath } from '../find-on-path.ts';
import { startCaddy } from './start-gateway.ts';

const deploy = join(__dirname, '../../../../deploy/gateway');
const read = (file: string): string => readFileSync(join(deploy, file), 'utf8');
const TITLES = { en: 'The studio is not available right now', es: 'El estudio no está disponible ahora mismo' };

test('the gateway has a page for when no server answers, in both languages, which asks again by itself', () => {
  expect(read('Caddyfile')).toMatch(/^\timport away\.caddy$/m);
  const page = read('away.caddy');
  for (const [language, title] of Object.entries(TITLES)) expect(page).toContain(`"${language}" "${title}" "`);
  expect(page).toContain('<meta http-equiv="refresh" content="10">');
  // Whatever it took from the studio would not come.
  expect(page).not.toMatch(/\b(?:src|href)=|url\(/);
});

test('the image has every file that the configuration takes', () => {
  const taken = [...read('Caddyfile').matchAll(/^\s*import ([\w.]+)/gm)].map(([, path = '']) => path);
  const copied = [...read('Dockerfile').matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
  expect(copied).toEqual(expect.arrayContaining(['Caddyfile', ...taken]));
});

const caddy = findOnPath('caddy');
// Elsewhere the text alone is held.
if (caddy) {
  test('who opens a page while no server answers reads it; a call and a write get the bare status', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'away-'));
    const port = await freePort();
    const gateway = await startCaddy(caddy, { port, upstreams: [await freePort()], folder });
    const ask = async (accept: string, language: string, method = 'GET') => {
      const headers = { accept, 'accept-language': language };
      const answer = await fetch(`http://127.0.0.1:${port}/stories?filter=%7Bhost%7D`, { method, headers });
      const names = ['content-type', 'content-language', 'cache-control', 'retry-after', 'server'];
      return [answer.status, await answer.text(), ...names.map((name) => answer.headers.get(name))];
    };
    const [spanish, other, call, write] = await Promise.all([
      ask('text/html,*/*;q=0.8', 'es-MX,es;q=0.9'),
      ask('text/html', 'fr'),
      ask('application/json', 'es'),
      ask('text/html', 'es', 'POST'),
    ]);
    await gateway.close();
    await rm(folder, { recursive: true, force: true });
    const page = (language: 'en' | 'es') => [
      ...[503, expect.stringContaining(`<h1>${TITLES[language]}</h1>`)],
      ...['text/html; charset=utf-8', language, 'no-store', '10', null],
    ];
    expect([spanish, other]).toEqual([page('es'), page('en')]);
    const bare = [503, '', null, null, null, null, null];
    expect([call, write]).toEqual([bare, bare]);
  });
}
