/** In place of a fact nobody has published. */
export function NotKnown() {
  return <span className="text-muted">not published</span>
}
