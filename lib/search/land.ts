import { feature } from 'topojson-client'
import landTopology from 'world-atlas/land-110m.json' with { type: 'json' }

type Topology = Parameters<typeof feature>[0]
const topology = landTopology as unknown as Topology

/** The world's land from Natural Earth, by npm's world-atlas: GeoJSON, in degrees. */
export const land = feature(topology, topology.objects.land as Topology['objects'][string])
