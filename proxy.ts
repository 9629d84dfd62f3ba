import { type NextRequest, NextResponse } from 'next/server'
import { refusalPage } from './lib/server/admin/refusal-page.ts'
import { callerOf } from './lib/server/caller.ts'

/**
 * Guards the operators' pages. Pages start streaming before their content is known, so the status of a refusal has to
 * be set here; each page checks again before it reads anything.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const caller = await callerOf(request)
  return caller.admin ? NextResponse.next() : refusalPage(caller.uid !== null)
}

export const config = { matcher: ['/admin', '/admin/:path*'] }
