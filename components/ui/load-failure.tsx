/** Said when the code of a part did not arrive. */
export function LoadFailure({ what }: { what: string }) {
  return (
    <p role="alert" className="fixed inset-x-4 bottom-4 z-50 rounded-lg border border-danger bg-card p-3 text-14">
      {what} couldn’t be loaded. Check your connection, then try again.
    </p>
  )
}
