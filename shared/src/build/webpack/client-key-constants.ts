/** Constant of the client → variable of the build's environment; see docs/signing.md. */
const CONSTANTS = {
  __MF_SIGNING_SECRET__: 'SIGNING_SECRET',
  __MF_SIGNING_PUBLIC_KEY__: 'SIGNING_PUBLIC_KEY',
  __MF_ANSWER_KEY__: 'ANSWER_KEY',
} as const;

/**
 * The client's keys of the signed protocol for webpack's DefinePlugin. What is not set stays undeclared, and the client
 * falls back to the development value.
 */
export function clientKeyConstants(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(CONSTANTS).flatMap(([constant, variable]) => {
      // Environment files hold a PEM on one line.
      const value = env[variable]?.replace(/\\n/g, '\n');
      return value ? [[constant, JSON.stringify(value)] as const] : [];
    }),
  );
}
