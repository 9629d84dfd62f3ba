import { type NextRequest, NextResponse } from 'next/server'
import { refusalPage } from './lib/server/admin/refusal-page.ts'
import { callerOf } from './lib/server/caller.ts'

/**
 * The door of the operators' room. Pages are sent out before what is on them is known, so a status of its own has to be
 * given here; each page asks again before it reads anything.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const caller = await callerOf(request)
  return caller.admin ? NextResponse.next() : refusalPage(caller.uid !== null)
}

export const config = { matcher: ['/admin', '/admin/:path*'] }
