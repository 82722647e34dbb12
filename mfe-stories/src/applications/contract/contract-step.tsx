import type { ContractStep } from '@myfiction/shared/contract/application-problems.ts';
import { OfferStep } from './steps/offer-step.tsx';
import { PersonStep } from './steps/person-step.tsx';
import { SignStep, type SignStepProps } from './steps/sign-step.tsx';
import { StoryStep } from './steps/story-step.tsx';
import { WorkStep } from './steps/work-step.tsx';

export function ContractStepFields({ step, ...props }: SignStepProps & { step: ContractStep }) {
  switch (step) {
    case 'story':
      return <StoryStep {...props} />;
    case 'person':
      return <PersonStep {...props} />;
    case 'work':
      return <WorkStep {...props} />;
    case 'offer':
      return <OfferStep {...props} />;
    case 'sign':
      return <SignStep {...props} />;
  }
}
