import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { type Pages, startPages } from './chromium.ts'
import { type Entry, entriesFor } from './scenarios/registry.ts'
import { freshProject, guardedRules, openRules, type Server, setRules, useServer } from './server.ts'

const modes = ['streaming', 'long-polling', 'lite'] as const
type Lane = { page: Page; last: Promise<void> }

let server: Server
let pages: Pages
beforeAll(async () => {
  ;[server, pages] = await Promise.all([useServer(), startPages()])
})
afterAll(() => Promise.all([server.stop(), pages.close()]))

describe.each([
  { rules: 'open', source: openRules },
  { rules: 'guarded', source: guardedRules },
] as const)('client SDK in Chromium, $rules rules', ({ rules, source }) => {
  const project = freshProject(rules)
  const lanes = new Map<string, Lane>()
  beforeAll(async () => {
    await setRules(server, project, source)
    for (const mode of modes) lanes.set(mode, { page: await pages.open(), last: Promise.resolve() })
  })
  afterAll(() => Promise.all([...lanes.values()].map(({ page }) => page.context().close())))

  /**
   * Plays scenarios of one mode in turn: a browser has six connections to a host, and two clients' streams nearly use
   * them up.
   */
  function playInTurn(mode: (typeof modes)[number], entry: Entry): Promise<void> {
    const lane = lanes.get(mode)
    if (lane === undefined) throw new Error(`No page for ${mode}`)
    const place = { host: server.host, port: server.port, project }
    const turn = lane.last.then(() =>
      lane.page.evaluate(([how, where, what]) => window.contract.play(how, where, what), [mode, place, entry] as const),
    )
    lane.last = turn.catch(() => undefined)
    return turn
  }

  // A scenario's modes are listed next to each other, so that three pages are busy at a time.
  const all = entriesFor('streaming', rules)
  const plays = all.flatMap((entry) =>
    modes
      .filter((mode) => entriesFor(mode, rules).some((one) => one.name === entry.name && one.group === entry.group))
      .map((mode) => ({ ...entry, mode })),
  )
  test.concurrent.each(plays)('$mode, $group: $name', ({ mode, ...entry }) => playInTurn(mode, entry))
})
