import { openStage } from './client.ts'
import { type Entry, groups } from './registry.ts'
import type { Mode, Place } from './stage.ts'

/** Plays one scenario on its own stage. @throws what the scenario throws */
export async function play(mode: Mode, place: Place, { group, name }: Entry): Promise<void> {
  const scenario = groups[group]?.scenarios[name]
  if (scenario === undefined) throw new Error(`No scenario "${group}: ${name}"`)
  const { stage, close } = openStage(mode, place)
  try {
    await scenario(stage)
  } finally {
    await close()
  }
}
