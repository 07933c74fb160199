type FactListProps = {
  /** Name and value; entries without a value are left out. */
  facts: readonly (readonly [name: string, value: string | null | undefined])[];
};

/** Facts about an expanded row, shown next to its actions. */
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
