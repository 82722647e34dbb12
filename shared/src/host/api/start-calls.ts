import { CALL_TIMEOUT_MS } from '../../contract/identity-fields.ts';
import { useAppStore } from '../store/app-store.ts';
import { ApiError } from './api-error.ts';
import { callApi } from './call-api.ts';
import { loadTransport } from './load-transport.ts';

const REGION_CLOSED = 104104;

/** Loads the system configuration into the store. Plain signature, so that it need not wait for the RSA chunk. */
export async function loadSystemConfig(): Promise<void> {
  const config = await callApi('getSysCfg', {}, { plainSignature: true, silent: true });
  useAppStore.getState().setSystemConfig(config);
}

/** The check on start: true means that the login check is skipped (104104). Any other failure is no reason to. */
export async function shouldSkipLoginCheck(): Promise<boolean> {
  try {
    await callApi('region/check', {}, { plainSignature: true, silent: true });
    return false;
  } catch (error) {
    return error instanceof ApiError && error.code === REGION_CLOSED;
  }
}

/** `audio/skin` of the specification: an empty body, and its failures are nobody's business. */
export async function callAudioSkin(): Promise<void> {
  const signed = {
    path: '/api/audio/skin',
    fields: {},
    timeoutMs: CALL_TIMEOUT_MS,
    retryOnNetworkFailure: false,
    plain: true,
  };
  await loadTransport()
    .then(({ sendSigned }) => sendSigned(signed))
    .catch(() => {});
}
