/** Shown in place of a fact that isn't published. */
export function NotKnown() {
  return <span className="whitespace-nowrap text-muted">not published</span>
}
