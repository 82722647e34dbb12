export const MESSAGE_TYPES = ['system', 'editor', 'contract', 'payment', 'contest', 'security'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** What an author may need to show later: it can be archived, not deleted (400050). */
export const PROTECTED_TYPES: readonly MessageType[] = ['contract', 'payment'];

export const MESSAGE_FOLDERS = ['inbox', 'archive', 'trash'] as const;
export type MessageFolder = (typeof MESSAGE_FOLDERS)[number];

/** What can be done with one or many messages. `restore` brings back from the trash to where a message was. */
export const MESSAGE_ACTIONS = ['read', 'unread', 'archive', 'unarchive', 'delete', 'restore'] as const;
export type MessageAction = (typeof MESSAGE_ACTIONS)[number];

/** Messages of one bulk action. */
export const MESSAGES_BULK_MAX = 100;
/** Days that a deleted message stays in the trash. */
export const MESSAGE_TRASH_DAYS = 30;
/** Characters. */
export const MESSAGE_PREVIEW_MAX = 160;
export const REPLY_MAX = 5000;

/** What an author may write to support about. */
export const SUPPORT_TOPICS = ['account', 'writing', 'contract', 'money', 'comments', 'other'] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

export const ATTACHMENTS_MAX = 3;
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;
export const ATTACHMENT_NAME_MAX = 150;
/** Which files can be attached, by the ending of the name; the content has to agree (400052). */
export const ATTACHMENT_TYPES = ['jpg', 'png', 'webp', 'pdf', 'docx', 'txt'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];
