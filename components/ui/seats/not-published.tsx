/** A figure the source doesn't give: a dash, explained below the table and read out in full. */
export function NotPublished({ words = 'not published' }: { words?: string }) {
  return (
    <span className="text-muted">
      –<span className="sr-only">{words}</span>
    </span>
  )
}
