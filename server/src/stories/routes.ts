import * as story from '@myfiction/shared/contract/calls/story.ts';
import { type Handler, handle, handleAfter } from '../platform/handler.ts';
import { requireCover, requireUploaded } from './cover.ts';
import { createStory } from './create-story.ts';
import { deleteStory } from './delete-story.ts';
import { editStory } from './edit-story.ts';
import { getStory } from './get-story.ts';
import { listStories } from './list-stories.ts';
import { setNoteDefaults } from './set-note-defaults.ts';

export const storyRoutes: Handler[] = [
  handle(story.listStories, listStories),
  handle(story.getStory, (context, input) => getStory(context, input.story_id)),
  handleAfter(
    story.createStory,
    ({ files }, { fields }) => requireUploaded(files, fields.cover),
    (context, { fields }) => createStory(context, fields),
  ),
  handleAfter(story.editStory, requireCover, editStory),
  handle(story.setNoteDefaults, setNoteDefaults),
  handle(story.deleteStory, deleteStory),
];
