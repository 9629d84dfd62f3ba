import { writeLlms } from '@/lib/pages/llms.ts'
import { textResponse } from '@/lib/server/machine-files.ts'

export function GET(request: Request) {
  return textResponse(request, writeLlms)
}
