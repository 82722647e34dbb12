import type { AxiosResponse } from 'axios';
import '../../testing/fail-on-problems.ts';
import { respond } from '../../testing/fake-api.ts';
import '../../testing/reset-host.ts';
import { callApi } from './call-api.ts';
import { setHttpAdapter } from './http.ts';
import { requestsAnswered, requestsSent } from './requests-sent.ts';

test('a call has gone out before it is answered, and is awaited until it is', async () => {
  let answer = (): void => {};
  const adapter = jest.fn(
    (config) =>
      new Promise<AxiosResponse>((resolve) => {
        answer = () => resolve(respond(config, { code: 0, msg: '', data: { region: 'US' } }));
      }),
  );
  setHttpAdapter(adapter);
  const call = callApi('region/check', {});
  expect(adapter).not.toHaveBeenCalled();
  await requestsSent();
  // The request itself leaves within this turn.
  await new Promise((resolve) => process.nextTick(resolve));
  expect(adapter).toHaveBeenCalledTimes(1);
  let isAnswered = false;
  const answered = requestsAnswered().then(() => {
    isAnswered = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(isAnswered).toBe(false);
  answer();
  await answered;
  await expect(call).resolves.toEqual({ region: 'US' });
});

test('a call that cannot be signed is not waited for', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  const sign = jest.spyOn(crypto.subtle, 'sign').mockRejectedValue(new Error('no signature'));
  const call = callApi('region/check', {}, { silent: true });
  const failed = expect(call).rejects.toThrow();
  await requestsSent();
  await failed;
  await requestsAnswered();
  sign.mockRestore();
  told.mockRestore();
});
