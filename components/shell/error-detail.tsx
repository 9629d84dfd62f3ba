/** The stack where it is safe to show; in production only the digest that finds the error in the server's log. */
export function ErrorDetail({ error }: { error: Error & { digest?: string } }) {
  if (process.env.NODE_ENV === 'production') {
    return error.digest ? (
      <p>
        If this persists, quote the code <code className="font-mono">{error.digest}</code>.
      </p>
    ) : null
  }
  return <pre className="overflow-x-auto font-mono text-12">{error.stack}</pre>
}
