import { ALL_SETTINGS } from './all-settings.ts';
import { VISITORS } from './groups/visitors.ts';
import { fileSetting } from './read-setting.ts';

const known = new Set(ALL_SETTINGS.flatMap(({ name, secret }) => (secret ? [name, fileSetting(name)] : [name])));
/** `SIGNING_`, `REGION_` …: a name that begins so was meant for the studio. */
const prefixes = new Set(
  [...known].filter((name) => name.includes('_')).map((name) => name.slice(0, name.indexOf('_') + 1)),
);
/** Others' names begin so as well. */
for (const shared of ['NODE_', 'OTEL_']) prefixes.delete(shared);

/** What is worth a word at the start and no reason to refuse it. */
export function adviseSettings(env: NodeJS.ProcessEnv): string[] {
  const unknown = Object.keys(env)
    .filter((name) => !known.has(name) && prefixes.has(name.slice(0, name.indexOf('_') + 1)))
    .map((name) => `${name} is no setting of the studio. ${hint(name)}`);
  const proxies = VISITORS.trustedProxies.name;
  const hidden = env.NODE_ENV === 'production' && !env[proxies];
  return hidden
    ? [...unknown, `${proxies} is not set: behind a gateway all visitors share one address, and its limits.`]
    : unknown;
}

function hint(name: string): string {
  const plain = name.replace(/_FILE$/, '');
  return plain !== name && known.has(plain)
    ? `Only secrets come from files; set ${plain}.`
    : 'Is it a slip of the pen?';
}
