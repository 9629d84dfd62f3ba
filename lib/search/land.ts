import { feature } from 'topojson-client'
import landTopology from 'world-atlas/land-110m.json' with { type: 'json' }

type Topology = Parameters<typeof feature>[0]
const topology = landTopology as unknown as Topology

/** The land of the world, as GeoJSON in degrees: Natural Earth data from the npm package world-atlas. */
export const land = feature(topology, topology.objects.land as Topology['objects'][string])
