import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import type { Figure } from './run.ts'
import { runAlone } from './search/alone.ts'
import { Growth } from './search/growth.ts'
import { sampleDocuments } from './search/world.ts'

export const name = 'Search: the packed index as programs and routes are added, up to 25 programs of 10,000 routes'

/** How many different routes' documents are repeated to fill the world. */
const VARIETY = 150
const STEPS = [10_000, 35_000, 50_000, 250_000]

export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-bench-'))
  try {
    const file = join(folder, 'documents')
    writeFileSync(file, serialize(await sampleDocuments(VARIETY)))
    const figures: Figure[] = []
    for (const step of STEPS) figures.push(...figuresOf(step, await runAlone('growth.ts', file, String(step))))
    return figures
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function figuresOf(step: number, printed: string): Figure[] {
  const grown = Growth.parse(JSON.parse(printed))
  const what = `${step.toLocaleString('en-AU')} routes`
  return [
    { metric: `${what}: memory`, value: grown.megabytes, unit: 'MB' },
    { metric: `${what}: loading`, value: grown.loadMs / 1000, unit: 's' },
    { metric: `${what}: one route, a year`, value: grown.routeUs, unit: 'us' },
    { metric: `${what}: 100 destinations of one origin, a year`, value: grown.anywhereUs, unit: 'us' },
    { metric: `${what}: every route, one month`, value: grown.monthMs, unit: 'ms' },
  ]
}
