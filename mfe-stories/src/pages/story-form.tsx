import { createRemotePage } from '@myfiction/shared/host.ts';
import { messages } from '../i18n/messages.ts';
import { messages as storyFormMessages } from '../story-form/i18n/messages.ts';
import { StoryFormPage } from '../story-form/story-form-page.tsx';

export default createRemotePage(StoryFormPage, { messages: [messages, storyFormMessages] });
