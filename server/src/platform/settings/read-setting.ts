import { readFileSync } from 'node:fs';
import { type Setting, SettingProblem } from './setting.ts';

export interface SettingsReader {
  /** The value, or the fallback; what is wrong is noted, so that all of it can be told at once. */
  read<T>(setting: Setting<T>): T;
  isSet(setting: Setting<unknown>): boolean;
  note(name: string, problem: string): void;
  /** One sentence each. */
  problems(): string[];
}

/** The setting that names the file of a secret. */
export const fileSetting = (name: string): string => `${name}_FILE`;

export function createSettingsReader(env: NodeJS.ProcessEnv, production: boolean): SettingsReader {
  const problems = new Map<string, string>();
  const note = (name: string, problem: string): void => {
    if (!problems.has(name)) problems.set(name, `${name} ${problem}.`);
  };
  const isSet = ({ name, secret }: Setting<unknown>): boolean =>
    Boolean(env[name] || (secret && env[fileSetting(name)]));

  const readText = ({ name, secret }: Setting<unknown>): string | undefined => {
    const text = env[name] || undefined;
    const path = secret ? env[fileSetting(name)] : undefined;
    if (!path) return text;
    if (text !== undefined) throw new SettingProblem(`and ${fileSetting(name)} are both set: keep one`);
    return readSecretFile(name, path);
  };

  const readValue = <T>(setting: Setting<T>): T => {
    const text = readText(setting);
    if (text === undefined) {
      if (production && setting.required) throw new SettingProblem('must be set in production');
      return setting.fallback;
    }
    const value = parse(setting, text);
    const refused = production && setting.refuse?.(value);
    if (refused) throw new SettingProblem(refused);
    return value;
  };

  return {
    isSet,
    note,
    problems: () => [...problems.values()],
    read(setting) {
      try {
        return readValue(setting);
      } catch (error) {
        if (!(error instanceof SettingProblem)) throw error;
        note(setting.name, error.message);
        return setting.fallback;
      }
    },
  };
}

function parse<T>({ type, secret }: Setting<T>, text: string): T {
  try {
    return type.parse(text);
  } catch (error) {
    if (!(error instanceof SettingProblem) || secret) throw error;
    throw new SettingProblem(`${error.message}, not “${text}”`);
  }
}

/** Editors and `echo` end a file with a line break, which is no part of the secret. */
function readSecretFile(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new SettingProblem(`cannot be read from ${fileSetting(name)}=${path} (${reason})`);
  }
  if (text === '') throw new SettingProblem(`is empty in ${fileSetting(name)}=${path}`);
  return text;
}
