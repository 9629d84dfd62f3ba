import { writeLlms } from '@/lib/content/sitemap/sitemap.ts'
import { machineResponse } from '@/lib/server/site-origin.ts'

export function GET(request: Request) {
  return machineResponse(request, writeLlms, 'text/plain')
}
