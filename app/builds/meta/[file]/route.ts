import { offlineMetadata } from '@/lib/pages/offline.ts'
import { problemResponse } from '@/lib/server/problem.ts'
import { thisBuild } from '@/lib/shell/release/this-build.ts'

const metadata = { ...thisBuild, offline: offlineMetadata }

/** What a build is made of, for the service worker of that build. Only this server's own build is known here. */
export async function GET(_request: Request, { params }: RouteContext<'/builds/meta/[file]'>) {
  const { file } = await params
  if (file !== `${thisBuild.id}.json`) {
    return problemResponse(404, 'Not found', `This server is not of the build that ${file} describes.`)
  }
  return Response.json(metadata, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
}
