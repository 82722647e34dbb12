import { renderHook } from '@testing-library/react';
import { useLeaveQuestion } from './use-leave-question.tsx';

jest.mock('@myfiction/shared/ui.ts', () => ({}));

it('leaves without a question in the shell of before, which has none', () => {
  const { result } = renderHook(() => useLeaveQuestion(true));
  const [question, ask] = result.current;
  const leave = jest.fn();
  ask(leave);
  expect(leave).toHaveBeenCalledTimes(1);
  expect(question).toBeUndefined();
});
