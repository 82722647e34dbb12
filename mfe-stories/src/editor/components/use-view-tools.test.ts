import { renderHook } from '@testing-library/react';
import { addViewTools, loadViewTools } from '../prose/late-view-tools.ts';
import { useViewTools } from './use-view-tools.ts';

const mockEditor = { session: { store: { typing: { findEdits: null } } }, view: { current: {} } };
let mockPainted = false;
jest.mock('@myfiction/shared/screen/use-is-painted.ts', () => ({ useIsPainted: () => mockPainted }));
jest.mock('./editor-context.ts', () => ({ useEditor: () => mockEditor }));
jest.mock('../screen/screen-context.ts', () => ({ useScreen: () => ({ isFocus: false }) }));
jest.mock('../settings/use-editor-settings.ts', () => ({
  useEditorSettings: () => ({ emphasis: 'none', typewriter: false, punctuation: false }),
}));
jest.mock('../prose/late-view-tools.ts', () => ({
  addViewTools: jest.fn().mockResolvedValue(undefined),
  loadViewTools: jest.fn().mockResolvedValue({ punctuationOf: jest.fn() }),
}));

it('fetches the tools once the text is painted, not before', () => {
  const { rerender } = renderHook(() => useViewTools('en', 'focus'));
  expect(loadViewTools).not.toHaveBeenCalled();
  expect(addViewTools).not.toHaveBeenCalled();
  mockPainted = true;
  rerender();
  expect(loadViewTools).toHaveBeenCalledTimes(1);
  expect(addViewTools).toHaveBeenCalledWith(mockEditor.view.current, {});
});
