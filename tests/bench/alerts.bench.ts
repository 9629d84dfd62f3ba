import { Held } from './alerts/held.ts'
import { Scanned } from './alerts/scanned.ts'
import { LONELY_ALERTS } from './alerts/world.ts'
import type { Figure } from './run.ts'
import { runAlone } from './search/alone.ts'

export const name = 'Alerts: openings matched against the alerts held, beside asking each of them'

const STEPS = [10_000, 100_000, 1_000_000]
const OPENINGS = 10_000
/** Checking every alert is slow, so a few openings are enough to measure it. */
const SCANNED = 20

export async function run(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const step of STEPS) {
    const held = Held.parse(JSON.parse(await runAlone('../alerts/held.ts', String(step), String(OPENINGS))))
    const scanned = Scanned.parse(JSON.parse(await runAlone('../alerts/scanned.ts', String(step), String(SCANNED))))
    figures.push(...figuresOf(step, held, scanned.msAnOpening))
  }
  return figures
}

function figuresOf(step: number, held: Held, scanMs: number): Figure[] {
  const what = `${step.toLocaleString('en-AU')} alerts`
  const most = step === STEPS.at(-1)
  const openings = OPENINGS.toLocaleString('en-AU')
  return [
    {
      metric: `${what}: ${openings} openings`,
      value: held.matchMs,
      unit: 'ms',
      ...(most ? { target: '< 1,000 ms' } : {}),
    },
    { metric: `${what}: alerts named by them`, value: held.named, unit: '' },
    { metric: `${what}: a named alert`, value: (held.matchMs / held.named) * 1000, unit: 'us' },
    {
      metric: `${what}: ${openings} openings of routes ${LONELY_ALERTS.toLocaleString('en-AU')} ask for`,
      value: held.lonelyMs,
      unit: 'ms',
    },
    { metric: `${what}: alerts named by those`, value: held.lonelyNamed, unit: '' },
    {
      metric: `${what}: asking each, ${SCANNED} openings scaled to ${openings}`,
      value: (scanMs * OPENINGS) / 1000,
      unit: 's',
    },
    { metric: `${what}: filing them`, value: held.loadMs / 1000, unit: 's' },
    { metric: `${what}: changing one`, value: held.updateUs, unit: 'us' },
    {
      metric: `${what}: memory of the whole process`,
      value: held.megabytes,
      unit: 'MB',
      ...(most ? { target: '< 600 MB' } : {}),
    },
    { metric: `${what}: of that without any alert`, value: held.emptyMegabytes, unit: 'MB' },
  ]
}
