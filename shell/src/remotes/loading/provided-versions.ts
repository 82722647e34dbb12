/** Shared module → version that this shell provides; written in by the build. */
declare const PROVIDED_VERSIONS: Readonly<Record<string, string>>;

export const providedVersions = (): Readonly<Record<string, string>> => PROVIDED_VERSIONS;
