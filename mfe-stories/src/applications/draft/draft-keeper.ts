import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import type { DraftPorts, KeptDraft } from './draft-ports.ts';

/** Keeps a draft on the device, in the order of its changes; of those that wait, the newest only. */
export class DraftKeeper<F extends ApplicationForm> {
  #kept: KeptDraft<F> | undefined;
  #work: Promise<void> = Promise.resolve();

  /**
   * @param present the draft as it is at this moment, null when the server has it
   * @param onHealth told whether the device keeps anything
   */
  constructor(
    readonly ports: Pick<DraftPorts<F>, 'keep' | 'drop'>,
    readonly present: () => KeptDraft<F> | null,
    readonly onHealth: (isKept: boolean) => void,
  ) {}

  keep(): Promise<void> {
    this.#work = this.#work.then(async () => {
      const draft = this.present();
      if (!draft || isSameDraft(draft, this.#kept)) return;
      const isKept = await this.ports.keep(draft);
      this.#kept = draft;
      this.onHealth(isKept);
    });
    return this.#work;
  }

  drop(): Promise<void> {
    this.#work = this.#work.then(() => this.ports.drop());
    return this.#work;
  }
}

function isSameDraft<F extends ApplicationForm>(one: KeptDraft<F>, other: KeptDraft<F> | undefined): boolean {
  return one.form === other?.form && one.revision === other.revision && one.unanswered === other.unanswered;
}
