import { readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** `npm run bench [-- NAME…]`: runs all or the named benchmarks of this folder in turn, and prints their figures. */
export type Figure = { metric: string; value: number; unit: string; target?: string }
export type Benchmark = { name: string; run(): Promise<Figure[]> }

const folder = import.meta.dirname
const names = process.argv.slice(2)
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => names.length === 0 || names.some((name) => file.startsWith(name)))
  .sort()

console.log(`Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`)
for (const file of files) {
  const benchmark: Benchmark = await import(pathToFileURL(join(folder, file)).href)
  console.log(`\n${benchmark.name}`)
  for (const { metric, value, unit, target } of await benchmark.run()) {
    const figure = value >= 100 ? Math.round(value).toLocaleString('en-AU') : value.toPrecision(3)
    console.log(`  ${metric.padEnd(58)} ${figure.padStart(10)} ${unit.padEnd(10)} ${target ? `target ${target}` : ''}`)
  }
}
process.exit(0)
