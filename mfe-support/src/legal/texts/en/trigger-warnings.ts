import type { TRIGGER_WARNINGS } from '@myfiction/shared/contract/story-options.ts';
import { list, note, table, text } from '../../../content/blocks.ts';
import { type LegalText, section } from '../../legal-text.ts';

/** Each warning of the story form and when it is needed. */
const WARNINGS: Readonly<Record<(typeof TRIGGER_WARNINGS)[number], readonly [name: string, when: string]>> = {
  violence: ['Violence', 'Fights, assault or war with detail.'],
  'sexual-violence': ['Sexual violence', 'Rape, assault or coercion, shown or remembered.'],
  abuse: ['Abuse', 'Domestic, child or emotional abuse.'],
  'self-harm': ['Self-harm', 'Somebody hurts themselves or is urged to.'],
  suicide: ['Suicide', 'Thoughts, attempts or a death.'],
  death: ['Death', 'The death of an important character or of a loved one, dwelt upon.'],
  gore: ['Gore', 'Wounds, bodies or torture described closely.'],
  drugs: ['Drugs and alcohol', 'Abuse or addiction that matters to the story.'],
  'eating-disorder': ['Eating disorders', 'Starving, purging, counting, or praise of thinness.'],
  discrimination: ['Discrimination', 'Racism, homophobia or other hate, also where the story opposes it.'],
  'animal-cruelty': ['Animal cruelty', 'An animal is hurt or killed cruelly.'],
  'pregnancy-loss': ['Pregnancy loss', 'Miscarriage, stillbirth or an abortion that is dwelt upon.'],
};

export default [
  {
    version: '1.0',
    effective: '2026-11-01',
    changes: ['First version.'],
    sections: [
      section(
        'why',
        'Why warnings',
        text(
          'A warning lets readers choose. It judges no story: the strongest ones often need most. It stands before the first page, where it can be skipped.',
        ),
      ),
      section(
        'choose',
        'Three ways to answer',
        list(
          '**Choose from the list** what the story has, or will have.',
          '**None apply**: nothing of the list is in it.',
          '**Author chooses not to say**: readers see this sentence and decide with it. For warnings that would give the story away.',
        ),
        text('You set them in the story’s details: see [Synopsis, genre, tags and rating](see:story-details).'),
      ),
      section(
        'list',
        'The list',
        table(['Warning', 'Give it for'], ...Object.values(WARNINGS).map(([name, when]) => [name, when])),
      ),
      section(
        'chapter',
        'Warnings for a chapter',
        text(
          'Where one chapter goes further than the rest, write a chapter warning in the editor. It stands above the text. Say what, not how: “Contains the death of a child” is enough.',
        ),
      ),
      section(
        'when',
        'When to give one',
        list(
          'When it is on the page, or told so that a reader sees it.',
          'Not for a passing mention without detail.',
          'When in doubt, give it.',
        ),
      ),
      section(
        'missing',
        'When one is missing',
        text(
          'Readers can report it. We ask you to add it, and add it ourselves after seven days. A warning never lowers how a story is shown; a false “None apply” can.',
        ),
        note('A warning does not allow what the [Content Guidelines](legal:content-guidelines) forbid.'),
      ),
    ],
  },
] satisfies LegalText;
