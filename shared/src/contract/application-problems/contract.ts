import {
  OUTLINE_MAX,
  OUTLINE_MIN,
  PLANNED_WORDS_MAX,
  PLANNED_WORDS_MIN,
  PLATFORM_NAME_MAX,
} from '../application-options.ts';
import type { ContractForm } from '../calls/application-form.ts';
import { onlyProblems } from '../only-problems.ts';
import { checkNumber, checkText, checkUrl } from './checks.ts';
import { findPersonProblems } from './person.ts';
import type { ApplicationFacts, ApplicationProblems, Check } from './problem.ts';

export function findContractProblems(form: ContractForm, facts: ApplicationFacts): ApplicationProblems {
  const { own_work, true_data, terms_read } = form.declarations;
  return {
    ...findPersonProblems(form.person, facts),
    ...findWorkProblems(form.work, facts),
    ...onlyProblems({
      offer: form.offer === null ? 'required' : undefined,
      'declarations.own_work': own_work ? undefined : 'notAgreed',
      'declarations.true_data': true_data ? undefined : 'notAgreed',
      'declarations.terms_read': terms_read ? undefined : 'notAgreed',
    }),
  };
}

function findWorkProblems(work: ContractForm['work'], facts: ApplicationFacts): ApplicationProblems {
  const platforms = work.other_platforms.flatMap((platform, index): [string, Check][] => [
    [`work.other_platforms.${index}.name`, checkText(platform.name, PLATFORM_NAME_MAX)],
    [`work.other_platforms.${index}.url`, checkUrl(platform.url) ?? checkOnce(work.other_platforms, index)],
  ]);
  return onlyProblems({
    'work.outline': checkText(work.outline, OUTLINE_MAX, OUTLINE_MIN),
    'work.planned_words': checkPlannedWords(work.planned_words, facts.publishedWords),
    'work.update_pace': work.update_pace === null ? 'required' : undefined,
    ...Object.fromEntries(platforms),
  });
}

function checkPlannedWords(planned: number | null, published: number): Check {
  const problem = checkNumber(planned, PLANNED_WORDS_MIN, PLANNED_WORDS_MAX);
  return problem ?? (planned !== null && planned < published ? 'belowPublished' : undefined);
}

/** The second of two equal addresses is the problem. */
function checkOnce(platforms: ContractForm['work']['other_platforms'], index: number): Check {
  const urlOf = (at: number): string | undefined => platforms[at]?.url.trim().toLowerCase();
  return platforms.some((_, at) => at < index && urlOf(at) === urlOf(index)) ? 'duplicate' : undefined;
}
