import beside from './beside.module.css';

export interface AfterSendingProps {
  title: string;
  /** What happens, and how long it takes or what it is. */
  steps: readonly (readonly [name: string, text: string])[];
}

/** What comes once the application is sent. */
export function AfterSending({ title, steps }: AfterSendingProps) {
  return (
    <section aria-labelledby="apply-after">
      <h2 className={beside.title} id="apply-after">
        {title}
      </h2>
      <ol className={beside.list}>
        {steps.map(([name, text]) => (
          <li key={name}>
            <b>{name}</b>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
