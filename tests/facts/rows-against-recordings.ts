import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createIndex } from '../../lib/availability/index-store.ts'
import { ingest } from '../../lib/availability/ingest.ts'
import type { Observation } from '../../lib/availability/observation.ts'
import { readFile } from '../../lib/availability/providers/open-file.ts'
import type { ProviderItem } from '../../lib/availability/providers/provider.ts'
import { searchIndex } from '../../lib/availability/search.ts'
import type { Row, SearchQuery } from '../../lib/availability/search-contract.ts'
import { cabins } from '../../lib/core/cabin.ts'
import { fareChoices } from '../../lib/core/codes.ts'
import { addDays } from '../../lib/core/dates.ts'
import { findAirport } from '../../lib/network/airports.ts'
import { memoryRepository } from '../unit/lib/availability/memory-repository.ts'

/**
 * Ingests recorded searches as `npm run ingest` does, searches for everything in them, and compares each row of the
 * answer with the file: all figures of a row must match one line of it. Usage: npm run facts:rows -- [FOLDER]
 */
const folder = resolve(process.argv[2] ?? '../shared/data/recorded')
if (!existsSync(folder)) {
  console.error(`No recordings at ${basename(folder)}: give their folder, as in: npm run facts:rows -- FOLDER`)
  process.exit(1)
}

type Option = Pick<Observation, 'program' | 'date' | 'cabin' | 'seats' | 'points' | 'direct'> & {
  charges: string
  carriers: string
  stops: string
}

const chargesOf = (charges: Observation['charges']) => (charges ? `${charges.minor} ${charges.currency}` : '-')

function optionOf({ program, date, cabin, seats, points, charges, carriers, direct, sectors }: Observation): Option {
  const stops = sectors === null ? '?' : sectors.slice(1).map(({ from }) => from)
  const flown = [...carriers].sort().join()
  return {
    program,
    date,
    cabin,
    seats,
    points,
    direct,
    charges: chargesOf(charges),
    carriers: flown,
    stops: String(stops),
  }
}

function rowOption({ program, date, cabin, seats, points, charges, carriers, direct, stops }: Row): Option {
  const shown = stops === null ? '?' : String(stops)
  return {
    program,
    date,
    cabin,
    seats,
    points,
    direct,
    charges: chargesOf(charges),
    carriers: carriers.join(),
    stops: shown,
  }
}

async function check(file: string): Promise<boolean> {
  const options = new Set<string>()
  const reading = { file: basename(file), tally: { rows: 0, duplicates: 0 }, taken: new Set<string>() }
  let now = ''
  async function* items(): AsyncGenerator<ProviderItem> {
    for await (const item of readFile(createReadStream(file), reading)) {
      if (item.ok) {
        options.add(JSON.stringify(optionOf(item.observation)))
        if (item.observation.seenAt > now) now = item.observation.seenAt
      }
      yield item
    }
  }
  const repository = memoryRepository()
  const later = '2100-01-01T00:00:00.000Z'
  await ingest(items(), { repository, now: later, isKnownAirport: (code) => findAirport(code) !== undefined })
  const index = createIndex()
  for (const route of repository.routes.values()) index.applyRoute(route)
  const ends = index.allRoutes()
  const counts = { reward: 0, 'points-only': 0, wrong: 0 }
  for (const fares of fareChoices) {
    const start = now.slice(0, 10)
    const query: SearchQuery = {
      ...{ programs: ['qantas', 'velocity'], from: ends.map(({ from }) => from), to: ends.map(({ to }) => to) },
      ...{ start, end: addDays(start, 400), cabins: [...cabins], seats: 1, directOnly: false, fares, carriers: null },
      ...{ notCarriers: [], aircraft: null, sources: null, maxPoints: null, maxCharges: null, maxMinutes: null },
      ...{ within: {}, sort: 'date', thenBy: null, cursor: null, take: 100_000 },
    }
    for (const row of searchIndex(index, query, { tablePrice: () => null }).rows) {
      counts[fares] += 1
      if (options.has(JSON.stringify(rowOption(row)))) continue
      counts.wrong += 1
      if (counts.wrong <= 5) console.log(`  no such option: ${JSON.stringify(rowOption(row))}`)
    }
  }
  console.log(
    `${basename(file)}: ${reading.tally.rows} lines, ${options.size} different options; ${counts.reward} rows of reward seats, ` +
      `${counts['points-only']} of other fares, ${counts.wrong} that are no option of the file`,
  )
  return counts.wrong === 0
}

const files = readdirSync(folder).filter((name) => /\.(csv|tsv|txt)$/.test(name))
const good: boolean[] = []
for (const name of files) good.push(await check(join(folder, name)))
process.exit(good.length > 0 && good.every(Boolean) ? 0 : 1)
