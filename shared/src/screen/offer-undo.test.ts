import { ApiError, type ApiErrorKind, dismissToast, getToasts } from '../host.ts';
import { offerUndo } from './offer-undo.ts';

const failed = (kind: ApiErrorKind) => () => Promise.reject(new ApiError({ kind, message: 'Not now.' }));

async function press(): Promise<void> {
  const [offered] = getToasts();
  if (!offered) throw new Error('Nothing is offered.');
  dismissToast(offered.id);
  offered.action?.onClick();
  await Promise.resolve();
  await Promise.resolve();
}

test('the way back is offered once more where no answer came', async () => {
  const takeBack = jest.fn<Promise<unknown>, []>().mockImplementationOnce(failed('network'));
  takeBack.mockResolvedValueOnce(undefined);
  offerUndo('3 letters archived', { label: 'Undo', takeBack, durationMs: 7_000 });
  await press();
  expect(getToasts()).toMatchObject([{ text: '3 letters archived', action: { label: 'Undo' }, durationMs: 7_000 }]);
  await press();
  expect(getToasts()).toEqual([]);
  expect(takeBack).toHaveBeenCalledTimes(2);
});

test('what the server has refused is not offered again', async () => {
  offerUndo('3 letters archived', { label: 'Undo', takeBack: failed('answer') });
  await press();
  expect(getToasts()).toEqual([]);
});
