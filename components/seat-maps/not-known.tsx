/** In place of a fact nobody has published. */
export function NotKnown() {
  return <span className="whitespace-nowrap text-muted">not published</span>
}
