type FactListProps = {
  /** Name and value; a line without a value says nothing and is left out. */
  facts: readonly (readonly [name: string, value: string | null | undefined])[];
};

/** What is known of an opened line, beside what can be done with it. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className="space-y-3 text-sm">
    {facts.map(([name, value]) =>
      value ? (
        <div key={name}>
          <dt className="text-ink-faint">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
);
