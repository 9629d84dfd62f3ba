import { gateways } from '@/lib/calculators/fly/cities.ts'
import { qantasRoutingsFile } from '@/lib/calculators/fly/slugs.ts'

export function generateStaticParams() {
  return gateways.map((city) => ({ origin: city.slug }))
}

/** Serves the routings from one city to each destination, prerendered. The calculator fetches it for another origin. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/qantas/how-many-points-to-fly-to/ways/[origin]'>,
) {
  const { origin } = await params
  const file = qantasRoutingsFile(origin)
  return file ? Response.json(file) : Response.json({ status: 404, title: 'City not found' }, { status: 404 })
}
