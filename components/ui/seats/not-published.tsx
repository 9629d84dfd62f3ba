/** A figure the source doesn't give: a dash, explained below the table and read out in full. */
export function NotPublished() {
  return (
    <span className="text-muted">
      –<span className="sr-only">not published</span>
    </span>
  )
}
