import { SETTING_GROUPS } from './all-settings.ts';
import type { Setting } from './setting.ts';

const HEAD = `# Settings

All settings come from the environment and are read once, at the start. What cannot be meant, or is unsafe in production (\`NODE_ENV=production\`), keeps the server from starting, and it tells all problems at once. A setting that is empty counts as not set. 🔒 is a secret: it can lie in a file instead, named by \`<NAME>_FILE\`, and stands in no log and no message. **Required** is what production does not start without.

This page is made from the declarations in \`server/src/platform/settings\`: \`npm run settings\` writes it, a test holds it.
`;

/** `docs/settings.md`, to the byte. */
export function settingsPage(): string {
  const groups = SETTING_GROUPS.map(({ title, settings }) => {
    const rows = Object.values(settings).map(row);
    return `\n## ${title}\n\n| Setting | Value | Default | What it does | Refused in production |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return HEAD + groups.join('');
}

function row(setting: Setting<unknown>): string {
  const name = `\`${setting.name}\`${setting.secret ? ' 🔒' : ''}`;
  const refused = [...(setting.required ? ['**Required**'] : []), ...(setting.refused ? [setting.refused] : [])];
  return `| ${name} | ${setting.type.name} | ${fallbackOf(setting)} | ${setting.text} | ${refused.join('; ')} |`;
}

function fallbackOf({ fallback, fallbackText }: Setting<unknown>): string {
  return fallbackText ?? (fallback === undefined || fallback === '' ? 'none' : `\`${fallback}\``);
}
