/** A figure the source doesn't give: a quiet dash, explained below the table and spoken in full. */
export function NotPublished() {
  return (
    <span className="text-muted">
      –<span className="sr-only">not published</span>
    </span>
  )
}
