import { openApiDocument } from '@/lib/server/api/openapi.ts'

/** Returns the API description. It only changes with a build, so the build prerenders it. */
export async function GET() {
  return Response.json(openApiDocument(), { headers: { 'cache-control': 'public, max-age=300' } })
}
