import type { CompletionForm } from '../calls/application-form.ts';
import { onlyProblems } from '../only-problems.ts';
import { isTypedAs } from '../same-text.ts';
import type { ApplicationFacts, ApplicationProblems, Check } from './problem.ts';

export function findCompletionProblems(form: CompletionForm, facts: ApplicationFacts): ApplicationProblems {
  return onlyProblems({
    confirmed: form.confirmed ? undefined : 'notAgreed',
    title: checkTitle(form.title, facts.storyTitle),
  });
}

function checkTitle(typed: string, title: string): Check {
  if (typed.trim() === '') return 'required';
  return isTypedAs(typed, title) ? undefined : 'titleDiffers';
}
