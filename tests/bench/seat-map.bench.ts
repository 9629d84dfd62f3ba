import { gzipSync } from 'node:zlib'
import { allVariants, toDrawing } from '../../lib/network/aircraft/fleet.ts'
import type { Figure } from './run.ts'

export const name = 'Seat map: an aircraft of some 480 seats, rendered on the server'

/** The largest layouts with numbered seats, and the one nearest to 480. */
const measured = ['EK-388-489', 'EK-388-517', 'QR-388-517']

export async function run(): Promise<Figure[]> {
  // React reads this as it is loaded, to decide whether to run its development checks.
  Object.assign(process.env, { NODE_ENV: 'production' })
  const { createElement } = await import('react')
  const { renderToString } = await import('react-dom/server')
  const { SeatMap } = await import('../../components/seat-maps/picture/seat-map.tsx')
  return measured.flatMap((id) => {
    const variant = allVariants.find((one) => one.id === id)
    if (!variant) throw new Error(`no layout ${id}`)
    const drawing = toDrawing(variant)
    const markup = renderToString(createElement(SeatMap, { drawing }))
    return [
      {
        metric: `${id}: server render, processor time`,
        value: processorMs(() => renderToString(createElement(SeatMap, { drawing }))),
        unit: 'ms',
        target: '< 16 ms',
      },
      { metric: `${id}: markup, compressed`, value: gzipSync(markup).length / 1000, unit: 'kB', target: '< 60 kB' },
      {
        metric: `${id}: sent to the browser beside it`,
        value: gzipSync(JSON.stringify(drawing)).length / 1000,
        unit: 'kB',
      },
    ]
  })
}

/** Processor time per run, after a warm-up; unlike elapsed time, it is the same on a busy machine. */
function processorMs(work: () => unknown): number {
  const runs = 100
  for (let run = 0; run < runs; run += 1) work()
  const start = process.cpuUsage()
  for (let run = 0; run < runs; run += 1) work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / runs
}
