import type { RouteDocument } from '../../../../lib/availability/codec.ts'
import type { OptionsPart } from '../../../../lib/availability/options-codec.ts'
import type { AvailabilityRepository } from '../../../../lib/availability/repository.ts'
import { type RouteKey, routeId } from '../../../../lib/availability/route-key.ts'

export type MemoryRepository = AvailabilityRepository & {
  routes: Map<string, RouteDocument>
  parts: Map<string, OptionsPart>
  /** Document writes so far. */
  writes: number
}

/** The repository in memory. `failAt` throws at the n-th route write, before anything of that route is stored. */
export function memoryRepository(failAt = Number.POSITIVE_INFINITY): MemoryRepository {
  const routes = new Map<string, RouteDocument>()
  const parts = new Map<string, OptionsPart>()
  const path = (key: RouteKey, id: string) => `${routeId(key)}/${id}`
  const ofMonth = (key: RouteKey, month: string) =>
    [...parts].filter(([at, part]) => at.startsWith(`${routeId(key)}/`) && part.month === month).map(([, part]) => part)
  let updates = 0
  const repository: MemoryRepository = {
    routes,
    parts,
    writes: 0,
    async updateRoute(key, months, change) {
      const stored = months.flatMap((month) => ofMonth(key, month))
      const write = change({ route: routes.get(routeId(key)) ?? null, parts: stored })
      if (write === null) return false
      updates += 1
      if (updates >= failAt) throw new Error('the power went out')
      routes.set(routeId(key), write.route)
      for (const part of write.setParts) parts.set(path(key, part.id), part)
      for (const id of write.deleteParts) parts.delete(path(key, id))
      repository.writes += 1 + write.setParts.length + write.deleteParts.length
      return true
    },
    readParts: async (key, month) => ofMonth(key, month),
  }
  return repository
}
