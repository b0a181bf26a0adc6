// A menu with its label, and a note about what is chosen.

interface Props<T extends string> {
  id: string;
  label: string;
  value: T;
  /** The values and their names. */
  options: readonly (readonly [T, string])[];
  note?: string | undefined;
  choose: (value: T) => void;
}

export function Field<T extends string>({ id, label, value, options, note, choose }: Props<T>) {
  return (
    <div class="field stack">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => choose(event.currentTarget.value as T)}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      {note && (
        <p id={`${id}-note`} class="muted small">
          {note}
        </p>
      )}
    </div>
  );
}
