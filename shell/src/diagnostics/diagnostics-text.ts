import type { PastFailure } from '../remotes/diagnostics.ts';
import type { RemoteRow } from './remote-rows.ts';
import type { TabFacts } from './tab-facts.ts';

interface Report {
  facts: TabFacts;
  rows: readonly RemoteRow[];
  failures: readonly PastFailure[];
  provided: Readonly<Record<string, string>>;
  now: Date;
}

function rowText(row: RemoteRow): string {
  const { remote, version, standing, isOff, source, liveVersion, contract, state, unmet } = row;
  const parts = [
    version || 'no version',
    standing === 'staged' ? `staged for ${row.stagedPercent} %` : standing,
    ...(isOff && standing !== 'off' ? ['switched off'] : []),
    `from ${source ?? 'nowhere'}`,
    `live ${liveVersion ?? 'unknown'}`,
    `contract ${contract ?? 'unknown'}`,
    state?.status ?? 'not asked for',
    ...(state?.status === 'loaded' ? [`${state.loadMs} ms`] : []),
    ...(state?.status === 'failed' ? [`${state.failure}: ${state.cause}`] : []),
    ...unmet.map(({ module, range, provided }) => `needs ${module} ${range}, has ${provided ?? 'none'}`),
  ];
  return `${remote}: ${parts.join(', ')}`;
}

/** All of the page as plain text, in English, for a message to whoever looks into it. No name, no token. */
export function diagnosticsText({ facts, rows, failures, provided, now }: Report): string {
  const pairs = (table: object) => Object.entries(table).map(([name, value]) => `${name}: ${value}`);
  const past = failures.map(
    ({ remote, version, failure, cause, atMs }) =>
      `${new Date(atMs).toISOString()} ${remote} ${version} ${failure}: ${cause}`,
  );
  const sections: [string, readonly string[]][] = [
    ['Tab', [`time: ${now.toISOString()}`, ...pairs(facts)]],
    ['Remotes', rows.map(rowText)],
    ['Shared modules', pairs(provided)],
    ['Failures', past.length > 0 ? past : ['none']],
  ];
  return sections.map(([title, lines]) => `${title}\n${lines.map((line) => `  ${line}`).join('\n')}`).join('\n\n');
}
