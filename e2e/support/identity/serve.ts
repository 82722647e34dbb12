import { startAuthEmulator } from './auth-emulator.ts';
import { providerEnv } from './provider-env.ts';
import { startProviderServer } from './provider-server.ts';

/** Runs the providers for `npm start -- --providers` and tells it the settings; ends with it. */
const providers = await startProviderServer();
const emulator = await startAuthEmulator(providers.firebaseKey);
process.on('disconnect', () => void Promise.all([emulator.stop(), providers.close()]).then(() => process.exit()));
process.send?.({ env: providerEnv(emulator.url, providers) });
