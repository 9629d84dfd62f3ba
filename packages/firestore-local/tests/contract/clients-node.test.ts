import { afterAll, beforeAll, describe, test } from 'vitest'
import { play } from './scenarios/play.ts'
import { entriesFor } from './scenarios/registry.ts'
import { freshProject, guardedRules, openRules, type Server, setRules, useServer } from './server.ts'

let server: Server
beforeAll(async () => {
  server = await useServer()
})
afterAll(() => server.stop())

describe.each([
  { rules: 'open', source: openRules },
  { rules: 'guarded', source: guardedRules },
] as const)('client SDK in Node over gRPC, $rules rules', ({ rules, source }) => {
  const project = freshProject(rules)
  beforeAll(() => setRules(server, project, source))

  test.concurrent.each(entriesFor('node', rules))('$group: $name', (entry) =>
    play('node', { host: server.host, port: server.port, project }, entry),
  )
})
