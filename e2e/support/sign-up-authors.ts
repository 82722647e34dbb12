import { ApiClient } from './api-client.ts';
import { readCode } from './mailbox.ts';

const PASSWORD = 'writes-all-day-long';

/** Signs up new authors, a few at a time, and gives each a client of their own. */
export async function signUpAuthors(url: string, prefix: string, count: number): Promise<ApiClient[]> {
  const waiting = Array.from({ length: count }, (_, index) => `${prefix}-${index}@example.com`);
  const clients: ApiClient[] = [];
  const worker = async (): Promise<void> => {
    for (let email = waiting.pop(); email; email = waiting.pop()) clients.push(await signUp(url, email));
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return clients;
}

async function signUp(url: string, email: string): Promise<ApiClient> {
  const api = new ApiClient(url);
  await api.expect('user/sendUserVerifyEmail', { email, purpose: 'signup' });
  const code = await readCode(url, email);
  const { session, user_info } = await api.expect('user/userReg', { email, code, password: PASSWORD });
  api.caller = { session, uid: user_info.uid };
  return api;
}
