import { expect, test } from 'vitest'
import { parseOptions } from '../../../../local/up/options.ts'

const noon = Date.parse('2026-11-20T01:00:00Z')

test('without arguments the site runs today on its usual ports', () => {
  const options = parseOptions([], noon)
  expect(options).toMatchObject({ now: null, clockOffsetMs: 0, fresh: false, sample: true, dev: false, data: 'today' })
  expect(options.ports.site).toBe(3000)
})

test('another date shifts the clock and has a separate data folder', () => {
  const options = parseOptions(['--now', '2023-11-19'], noon)
  expect(new Date(noon + options.clockOffsetMs).toISOString()).toBe('2023-11-19T02:00:00.000Z')
  expect(options.data).toBe('at-2023-11-19')
})

test('each service can have its own port', () => {
  const options = parseOptions(['--port', '3100', '--firestore-port', '8180'], noon)
  expect(options.ports).toMatchObject({ site: 3100, firestore: 8180, auth: 9099 })
})

test('the sample world can be left out', () => {
  expect(parseOptions(['--no-sample'], noon).sample).toBe(false)
})

test.each([
  [['--port', 'http'], '--port "http" isn’t a port'],
  [['--port', '70000'], '--port "70000" isn’t a port'],
  [['--now', 'tomorrow'], '"tomorrow" is not a date'],
  [['--data', '../x'], '--data "../x" isn’t a folder name'],
  [['--speed'], '--speed'],
])('refuses %j', (args, message) => {
  expect(() => parseOptions(args, noon)).toThrow(message)
})
