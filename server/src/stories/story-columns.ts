import type { StoryFields } from '@myfiction/shared/contract/calls/story.ts';
import { nameKey } from '../database/names.ts';
import type { StoryRow } from '../database/schema/stories.ts';

/** The form's fields as columns. */
export function fieldsToColumns(fields: StoryFields) {
  return {
    title: fields.title,
    titleKey: nameKey(fields.title),
    cover: fields.cover,
    synopsis: fields.synopsis,
    language: fields.language,
    genres: fields.genres,
    tags: fields.tags,
    lead: fields.lead,
    rating: fields.rating,
    warningMode: fields.warnings.mode,
    warnings: fields.warnings.list,
    scheduleMode: fields.schedule.mode,
    scheduleWeekdays: fields.schedule.weekdays,
    scheduleTime: fields.schedule.time,
    scheduleZone: fields.schedule.zone,
    originKind: fields.origin.kind,
    originUrl: fields.origin.url,
    aiUse: fields.declarations.ai_use,
  };
}

/** The columns as the form's fields. A story exists only with the declaration of own rights. */
export function columnsToFields(row: StoryRow): StoryFields {
  return {
    title: row.title,
    cover: row.cover,
    synopsis: row.synopsis,
    language: row.language,
    genres: row.genres,
    tags: row.tags,
    lead: row.lead,
    rating: row.rating,
    warnings: { mode: row.warningMode, list: row.warnings },
    schedule: {
      mode: row.scheduleMode,
      weekdays: row.scheduleWeekdays,
      time: row.scheduleTime,
      zone: row.scheduleZone,
    },
    origin: { kind: row.originKind, url: row.originUrl },
    declarations: { own_rights: true, ai_use: row.aiUse },
  };
}
