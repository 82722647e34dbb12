/** What one release may weigh at most; today's largest has a tenth of it. */
export const RELEASE_LIMITS = {
  // Below what the gateway lets through.
  archiveBytes: 10 * 1024 * 1024,
  unpackedBytes: 32 * 1024 * 1024,
  fileBytes: 8 * 1024 * 1024,
  files: 1_000,
} as const;
