import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { ApplicationStatus, GlyphName, Tone } from '@myfiction/shared/ui.ts';
import type { TextKey } from '../i18n/use-text.ts';

export interface ApplicationState {
  /** A short word for the state; the specification's label is the action beside it. */
  word: TextKey;
  tone: Tone;
  glyph: GlyphName;
  /** Steps that are behind, and with `ended` none is next. */
  step: number;
  ended?: boolean;
}

const NOT_STARTED: ApplicationState = { word: 'app.state.notStarted', tone: 'neutral', glyph: 'dashed', step: 0 };
const DRAFT: ApplicationState = { word: 'app.state.draft', tone: 'neutral', glyph: 'empty', step: 1 };
const REVIEW: ApplicationState = { word: 'app.state.review', tone: 'amber', glyph: 'half', step: 2 };
const RETURNED: ApplicationState = { word: 'app.state.returned', tone: 'amber', glyph: 'half', step: 2 };

/** Where an application stands, see the status map of the design. */
export function applicationState(kind: ApplicationKind, status: ApplicationStatus): ApplicationState {
  switch (status) {
    case 0:
      return NOT_STARTED;
    case 10:
      return DRAFT;
    case 20:
      return REVIEW;
    case 21:
      return RETURNED;
    case 30:
      return { word: 'app.state.signed', tone: 'green', glyph: 'full-check', step: 4 };
    case 31:
      return { word: 'app.state.terminated', tone: 'brick', glyph: 'slashed', step: 4, ended: true };
    case 22:
      return APPROVED[kind];
  }
}

const APPROVED: Record<ApplicationKind, ApplicationState> = {
  contract: { word: 'app.state.preparing', tone: 'blue', glyph: 'three-quarters', step: 3 },
  'pay-to-read': { word: 'app.state.active', tone: 'green', glyph: 'full-check', step: 3 },
  completion: { word: 'app.state.completed', tone: 'green', glyph: 'full-check', step: 3 },
};

/** The way of each application, first to last. */
export const APPLICATION_STEPS: Record<ApplicationKind, readonly TextKey[]> = {
  contract: ['app.step.apply', 'app.step.draft', 'app.step.review', 'app.step.preparing', 'app.step.signed'],
  'pay-to-read': ['app.step.apply', 'app.step.draft', 'app.step.review', 'app.step.active'],
  completion: ['app.step.apply', 'app.step.draft', 'app.step.review', 'app.step.completed'],
};
