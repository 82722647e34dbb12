import { getToasts } from '@myfiction/shared/host.ts';
import { renderHook } from '@testing-library/react';
import { addViewTools } from '../prose/late-view-tools.ts';
import { useViewTools } from './use-view-tools.ts';

const mockEditor = { session: { store: { typing: { findEdits: null } } }, view: { current: {} } };
jest.mock('./editor-context.ts', () => ({ useEditor: () => mockEditor }));
jest.mock('../screen/screen-context.ts', () => ({ useScreen: () => ({ isFocus: false }) }));
jest.mock('../settings/use-editor-settings.ts', () => ({
  useEditorSettings: () => ({ emphasis: 'none', typewriter: false, punctuation: false }),
}));
jest.mock('../prose/late-view-tools.ts', () => ({
  addViewTools: jest.fn().mockResolvedValue(undefined),
  loadViewTools: jest.fn().mockResolvedValue({ punctuationOf: jest.fn() }),
}));

it('gives the mounted text its tools, and says once what of a paste is left out', () => {
  renderHook(() => useViewTools('en'));
  expect(addViewTools).toHaveBeenCalledTimes(1);
  const [view, options] = jest.mocked(addViewTools).mock.calls[0] ?? [];
  expect(view).toBe(mockEditor.view.current);
  options?.onLeftOut?.('pictures');
  options?.onLeftOut?.('pictures');
  expect(getToasts()).toMatchObject([{ text: 'Pictures are left out. Chapters hold text only.' }]);
});
