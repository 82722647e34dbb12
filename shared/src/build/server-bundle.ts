import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles the server, the desk and the backups for Node. Migrations stay where they are. */
export async function buildServer(rootDir: string, outputDir: string): Promise<void> {
  const source = join(rootDir, 'server', 'src');
  await rm(outputDir, { recursive: true, force: true });
  const programs = {
    main: join(source, 'main.ts'),
    desk: join(source, 'desk.ts'),
    backup: join(source, 'backup', 'backup-main.ts'),
  };
  await bundlePrograms(programs, outputDir);
}

/**
 * Bundles programs for Node: own sources in one file each, packages from node_modules.
 *
 * @param programs their sources by the name of the file, without its ending
 */
export async function bundlePrograms(programs: Record<string, string>, outputDir: string): Promise<void> {
  await build({
    entryPoints: programs,
    outdir: outputDir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [
      {
        // Workspace packages are TypeScript sources and are bundled; everything from the registry stays a package.
        name: 'external-packages',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@myfiction/') ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
}
