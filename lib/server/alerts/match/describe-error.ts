/** Returns the message of anything thrown, without the member that Firestore names in a document's path. */
export function describeError(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/users\/[^/\s]+/g, 'users/…')
}
