import { writeLlms } from '@/lib/content/sitemap/llms.ts'
import { textResponse } from '@/lib/server/machine-files.ts'

export function GET(request: Request) {
  return textResponse(request, writeLlms)
}
