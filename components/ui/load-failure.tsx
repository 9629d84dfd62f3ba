/** Says that the code of a part of the page couldn't be loaded. */
export function LoadFailure({ what }: { what: string }) {
  return (
    <p role="alert" className="fixed inset-x-4 bottom-4 z-50 rounded-lg border border-danger bg-card p-3 text-14">
      {what} couldn’t be loaded. Check your connection, then try again.
    </p>
  )
}
