import * as story from '@myfiction/shared/contract/calls/story.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { createStory } from './create-story.ts';
import { editStory } from './edit-story.ts';
import { getStory } from './get-story.ts';
import { listStories } from './list-stories.ts';
import { setNoteDefaults } from './set-note-defaults.ts';

export const storyRoutes: Handler[] = [
  handle(story.listStories, listStories),
  handle(story.getStory, (context, input) => getStory(context, input.story_id)),
  handle(story.createStory, (context, input) => createStory(context, input.fields)),
  handle(story.editStory, editStory),
  handle(story.setNoteDefaults, setNoteDefaults),
];
