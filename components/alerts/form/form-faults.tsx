/** What must be put right before the alert can be kept, for eyes and ears at the button. */
export function FormFaults({ faults }: { faults: readonly { message: string }[] }) {
  return (
    <div role="alert">
      {faults.length > 0 ? (
        <ul className="space-y-1 rounded-lg border border-danger px-3.5 py-2.5 text-14">
          {faults.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
