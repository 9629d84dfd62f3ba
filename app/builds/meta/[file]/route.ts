import { offlineMetadata } from '@/lib/pages/offline.ts'
import { problemResponse } from '@/lib/server/problem.ts'
import { thisBuild } from '@/lib/shell/release/this-build.ts'

const metadata = { ...thisBuild, offline: offlineMetadata }

/** Returns a build's contents for its service worker. This server knows only its own build. */
export async function GET(_request: Request, { params }: RouteContext<'/builds/meta/[file]'>) {
  const { file } = await params
  if (file !== `${thisBuild.id}.json`) {
    return problemResponse(404, 'Not found', `This server is not of the build that ${file} describes.`)
  }
  return Response.json(metadata, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
}
