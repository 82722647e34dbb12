/** How the text of a setting becomes its value. */
export interface SettingType<T> {
  /** For the page of settings, for example “a number”. */
  name: string;
  /** @throws {SettingProblem} when the text cannot be meant */
  parse(text: string): T;
}

export interface SettingDetails<T> {
  /** The value when it is not set. */
  fallback: T;
  /** What the page of settings says of the fallback, where its value alone would not tell. */
  fallbackText?: string;
  /** One line: what it does. */
  text: string;
  /** It can come from a file, `<NAME>_FILE`, and its value stands in no message. */
  secret?: boolean;
  /** Production does not start without it. */
  required?: boolean;
  /** Production does not start with such a value: what is wrong with it. */
  refuse?(value: T): string | undefined;
  /** What is refused, for the page of settings. */
  refused?: string;
  /** Read by a build, a script or a command, not by the server. */
  tool?: boolean;
}

/** One setting of the environment, with everything that is to say about it. */
export interface Setting<T> extends SettingDetails<T> {
  name: string;
  type: SettingType<T>;
}

export interface SettingGroup {
  title: string;
  settings: Readonly<Record<string, Setting<unknown>>>;
}

/** What is wrong with a value, as it goes on after the setting's name: “must be a number”. */
export class SettingProblem extends Error {}

export function setting<T>(name: string, type: SettingType<T>, details: SettingDetails<T>): Setting<T> {
  return { name, type, ...details };
}

/** A setting that may be absent. */
export function optional<T>(
  name: string,
  type: SettingType<T>,
  details: Omit<SettingDetails<T | undefined>, 'fallback'>,
): Setting<T | undefined> {
  return { name, type, fallback: undefined, ...details };
}
