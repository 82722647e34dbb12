import * as structure from '@myfiction/shared/contract/calls/story-structure.ts';
import { type Handler, handle } from '../platform/handler.ts';
import { createVolume } from './create-volume.ts';
import { deleteVolume } from './delete-volume.ts';
import { listVolumes } from './list-volumes.ts';
import { renameVolume } from './rename-volume.ts';

export const volumeRoutes: Handler[] = [
  handle(structure.listVolumes, (context, input) => listVolumes(context, input.story_id)),
  handle(structure.createVolume, createVolume),
  handle(structure.renameVolume, renameVolume),
  handle(structure.deleteVolume, (context, input) => deleteVolume(context, input.volume_id)),
];
