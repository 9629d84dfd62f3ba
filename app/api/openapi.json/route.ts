import { openApiDocument } from '@/lib/server/api/openapi.ts'

/** The description of the API. It changes with the build only, so the build writes it. */
export async function GET() {
  return Response.json(openApiDocument(), { headers: { 'cache-control': 'public, max-age=300' } })
}
