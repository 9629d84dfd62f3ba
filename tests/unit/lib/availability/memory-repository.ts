import { type ChangesDocument, encodeChanges } from '../../../../lib/availability/change-log.ts'
import type { RouteDocument } from '../../../../lib/availability/codec.ts'
import type { HistoryDocument } from '../../../../lib/availability/history.ts'
import type { OptionsPart } from '../../../../lib/availability/options-codec.ts'
import type { AvailabilityRepository } from '../../../../lib/availability/repository.ts'
import { type RouteKey, routeId } from '../../../../lib/availability/route-key.ts'

export type MemoryRepository = AvailabilityRepository & {
  routes: Map<string, RouteDocument>
  parts: Map<string, OptionsPart>
  histories: Map<string, HistoryDocument>
  changes: ChangesDocument[]
  /** Document writes so far. */
  writes: number
}

/** The repository in memory. It throws from route write number `failAt` on, before storing anything of that route. */
export function memoryRepository(failAt = Number.POSITIVE_INFINITY): MemoryRepository {
  const routes = new Map<string, RouteDocument>()
  const parts = new Map<string, OptionsPart>()
  const histories = new Map<string, HistoryDocument>()
  const changes: ChangesDocument[] = []
  const path = (key: RouteKey, id: string) => `${routeId(key)}/${id}`
  const ofMonth = (key: RouteKey, month: string) =>
    [...parts].filter(([at, part]) => at.startsWith(`${routeId(key)}/`) && part.month === month).map(([, part]) => part)
  let updates = 0
  const repository: MemoryRepository = {
    routes,
    parts,
    histories,
    changes,
    writes: 0,
    async updateRoute({ key, months, now }, change) {
      const stored = months.flatMap((month) => ofMonth(key, month))
      const id = routeId(key)
      const write = change({ route: routes.get(id) ?? null, parts: stored, history: histories.get(id) ?? null })
      if (write === null) return null
      updates += 1
      if (updates >= failAt) throw new Error('the power went out')
      routes.set(id, write.route)
      if (write.history !== null) histories.set(id, write.history)
      if (write.delta.length > 0) changes.push(encodeChanges(id, write.delta, now, write.route.sample))
      for (const part of write.setParts) parts.set(path(key, part.id), part)
      for (const part of write.deleteParts) parts.delete(path(key, part))
      repository.writes += 1 + write.setParts.length + write.deleteParts.length
      return write
    },
    readParts: async (key, month) => ofMonth(key, month),
  }
  return repository
}
