import {
  changeEditorSettings,
  DEFAULT_SETTINGS,
  editorSettings,
  parseSettings,
  subscribeSettings,
} from './editor-settings.ts';

it('falls back to the default for each setting that it does not understand', () => {
  expect(parseSettings(null)).toEqual(DEFAULT_SETTINGS);
  expect(parseSettings('[')).toEqual(DEFAULT_SETTINGS);
  expect(parseSettings('{"font":"comic","size":90,"width":"wide","punctuation":false,"typewriter":"yes"}')).toEqual({
    ...DEFAULT_SETTINGS,
    width: 'wide',
    punctuation: false,
  });
});

it('keeps a change on this device and tells who follows', () => {
  const told = jest.fn();
  const stop = subscribeSettings(told);
  changeEditorSettings({ size: 22 });
  stop();
  changeEditorSettings({ font: 'sans' });
  expect(told).toHaveBeenCalledTimes(1);
  expect(editorSettings()).toMatchObject({ size: 22, font: 'sans' });
  expect(parseSettings(localStorage.getItem('editor-settings'))).toEqual(editorSettings());
});
