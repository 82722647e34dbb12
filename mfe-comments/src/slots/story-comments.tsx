import { createRemoteSlot } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { StoryComments } from '../story-comments.tsx';

export default createRemoteSlot(StoryComments, { messages });
