import { schema } from '../schema.ts';
import { chapterText, newState } from '../testing/chapters.ts';
import { viewTools } from './view-tools.ts';

const { doc, paragraph, scene_break: sceneBreak, hard_break: hardBreak } = schema.nodes;

it('copies a scene break as plain text that reads as one', () => {
  const lines = [
    paragraph.create(null, [schema.text('a'), hardBreak.create(), schema.text('b')]),
    sceneBreak.create(),
    paragraph.create(null, schema.text('c')),
  ];
  const view = { state: newState(chapterText('')) };
  const serialize = viewTools({}).find(({ props }) => props.clipboardTextSerializer)?.props.clipboardTextSerializer;
  const slice = doc.create(null, lines).slice(0);
  expect(Reflect.apply(serialize ?? (() => ''), undefined, [slice, view])).toBe('a\nb\n\n* * *\n\nc');
});
