import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { type Pages, startPages } from './chromium.ts'
import { entriesFor } from './scenarios/registry.ts'
import { freshProject, guardedRules, openRules, type Server, setRules, useServer } from './server.ts'

const sources = { open: openRules, guarded: guardedRules }
const modes = ['streaming', 'long-polling', 'lite'] as const
const plays = modes.flatMap((mode) => (['open', 'guarded'] as const).map((rules) => ({ mode, rules })))

let server: Server
let pages: Pages
beforeAll(async () => {
  ;[server, pages] = await Promise.all([useServer(), startPages()])
})
afterAll(() => Promise.all([server.stop(), pages.close()]))

describe.each(plays)('client SDK in Chromium, $mode, $rules rules', ({ mode, rules }) => {
  const project = freshProject(rules)
  let page: Page
  beforeAll(async () => {
    await setRules(server, project, sources[rules])
    page = await pages.open()
  })
  afterAll(() => page.context().close())

  test.each(entriesFor(mode, rules))('$group: $name', (entry) =>
    page.evaluate(([place, scenario]) => window.contract.play(place.mode, place, scenario), [
      { mode, host: server.host, port: server.port, project },
      entry,
    ] as const),
  )
})
