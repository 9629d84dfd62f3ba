import { callerOf } from '../caller.ts'

/** Thrown where a page is rendered for somebody who is no operator: what is below it is not read. */
export class NotAnOperator extends Error {
  constructor() {
    super('This page is for the team only.')
  }
}

/** The operator who asks for a page, by the headers of their request. @throws NotAnOperator */
export async function requireOperator(headers: Headers): Promise<{ uid: string }> {
  // The address is of no account: only who asks is read from it.
  const { uid, admin } = await callerOf(new Request('http://localhost/', { headers }))
  if (uid === null || !admin) throw new NotAnOperator()
  return { uid }
}
