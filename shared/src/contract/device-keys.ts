/** Where a device keeps the list of stories it showed last (`mfe-stories`). It goes with the session (`shared/src/host`). */
export const LAST_STORIES_KEY = 'myfiction.last-stories';
