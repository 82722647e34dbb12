import { type BuildRequest, buildPackage } from './build-package.ts';

/** Builds what the parent process asks for, one package after another; ends with its parent. */
process.on('message', async (request: BuildRequest) => {
  try {
    await buildPackage(request);
    process.send?.({ packageName: request.packageName });
  } catch (error) {
    process.send?.({ packageName: request.packageName, error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
