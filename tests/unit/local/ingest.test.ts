import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ingest } from '../../../lib/availability/ingest.ts'
import { closedItems, sampleRoute } from '../../../lib/availability/providers/sample/world.ts'
import { epochDay } from '../../../lib/core/dates.ts'
import { moveSample } from '../../../local/ingest/move.ts'
import { parseIngestOptions } from '../../../local/ingest/options.ts'
import { runIngest } from '../../../local/ingest/run.ts'
import { Progress } from '../../../local/ingest/stored-progress.ts'
import { answers, findTarget } from '../../../local/ingest/target.ts'
import { findRunning, noteRunning, type RunningSite, removeRunning } from '../../../local/running-sites.ts'
import { type MemoryRepository, memoryRepository } from '../lib/availability/memory-repository.ts'

const siteOn = (site: number): RunningSite => ({
  pid: process.pid,
  ports: { site, auth: 9099, firestore: 8123, tasks: 9499 },
  clockOffsetMs: -5,
})

const nobody = () => null

const line = (more: Record<string, unknown> = {}) =>
  JSON.stringify({
    program: 'qantas',
    from: 'SYD',
    to: 'SIN',
    date: '2026-03-01',
    cabin: 'J',
    seats: 2,
    seenAt: '2026-01-31T00:00:00Z',
    ...more,
  })

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ingest-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run(files: Record<string, string>, args: string[] = [], repository = memoryRepository()) {
  const paths = Object.entries(files).map(([name, text]) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  })
  let screen = ''
  const code = await runIngest({
    options: parseIngestOptions([...paths, ...args], 0),
    now: '2026-02-01T00:00:00Z',
    repository,
    isKnownAirport: (airport) => airport !== 'XXQ',
    screen: { isTerminal: false, write: (text) => (screen += text) },
  })
  return { code, screen, repository }
}

describe('npm run ingest', () => {
  it('reads several files and prints the counts', async () => {
    const { code, screen, repository } = await run({
      'a.ndjson': `${line()}\n${line({ cabin: 'Y' })}\n`,
      'b.ndjson': line({ to: 'LHR' }),
    })
    expect(code).toBe(0)
    expect([...repository.routes.keys()].sort()).toEqual(['qantas_SYD-LHR', 'qantas_SYD-SIN'])
    expect(screen).toContain(
      '3 rows read, 0 of them repeated\n3 observations taken, 0 rejected\n2 routes written, 0 unchanged, 0 failed',
    )
  })

  it('prints the first rejected rows with file and line, counts all, and writes all with --rejects', async () => {
    const bad = Array.from({ length: 25 }, () => line({ to: 'XXQ' })).join('\n')
    const { code, screen } = await run({ 'a.ndjson': `${line()}\n{"broken\n${bad}\n` }, [
      '--rejects',
      join(folder, 'rejects.txt'),
    ])
    expect(code).toBe(0)
    expect(screen).toContain('1 observations taken, 26 rejected')
    expect(screen).toContain('  a.ndjson:2: broken JSON')
    expect(screen).toContain('  a.ndjson:3: unknown airport XXQ')
    expect(screen).toContain('and 6 more')
    expect(readFileSync(join(folder, 'rejects.txt'), 'utf8').trim().split('\n')).toHaveLength(26)
  })

  it('says that a second run of the same file changes nothing', async () => {
    const { repository } = await run({ 'a.ndjson': line() })
    expect((await run({ 'a.ndjson': line() }, [], repository)).screen).toContain('0 routes written, 1 unchanged')
  })

  it('exits with 1 if no row is valid, a file is missing, or a write fails', async () => {
    expect((await run({ 'a.ndjson': 'x' })).code).toBe(1)
    const missing = await run({ 'a.ndjson': line() }, [join(folder, 'nowhere.csv')])
    expect(missing.code).toBe(1)
    expect(missing.screen).toContain('Could not read')
    expect(missing.screen).toContain('1 routes written')
    const refused = await run({ 'a.ndjson': line() }, [], memoryRepository(1))
    expect(refused.code).toBe(1)
    expect(refused.screen).toContain('Could not write qantas_SYD-SIN: the power went out')
  })
})

const recording =
  'Origin,Destination,Departure,Flights,Cabin,Points,Searched At\nSYD,SIN,2026-03-01 16:30,QF1,Business,82100,2026-01-31 00:00\n'

describe('a recording that does not name its program', () => {
  it('asks for the program, and takes it from --program', async () => {
    const plain = await run({ 'a.csv': recording })
    expect(plain.code).toBe(1)
    expect(plain.screen).toContain('say whose points they are with --program qantas or --program velocity')
    const withProgram = await run({ 'a.csv': recording }, ['--program', 'velocity'])
    expect(withProgram.code).toBe(0)
    expect([...withProgram.repository.routes.keys()]).toEqual(['velocity_SYD-SIN'])
  })
})

describe('its arguments', () => {
  it('are parsed', () => {
    expect(parseIngestOptions(['a', '--dry-run', '--now', '1970-01-02'], 0)).toEqual({
      files: ['a'],
      program: null,
      site: null,
      clockOffsetMs: 93_600_000,
      dryRun: true,
      rejects: null,
      move: null,
      bulk: null,
      help: false,
    })
  })

  it.each([[[]], [['a', '--now', 'soon']], [['a', '--unknown']]])('are rejected: %j', (args) => {
    expect(() => parseIngestOptions(args, 0)).toThrow()
  })
})

describe('its target', () => {
  it('is a site given by --site, else from the environment, else the running site, else the usual port', () => {
    expect(findTarget({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:9' }, null, nobody).host).toBe('127.0.0.1:9')
    expect(findTarget({}, null, () => siteOn(3000))).toEqual({
      name: 'the local site http://localhost:3000',
      host: '127.0.0.1:8123',
      project: 'demo-pointsward',
      clockOffsetMs: -5,
      tasks: '127.0.0.1:9499',
    })
    expect(findTarget({}, null, nobody)).toEqual({
      name: 'the Firestore at 127.0.0.1:8080',
      host: '127.0.0.1:8080',
      project: 'demo-pointsward',
      clockOffsetMs: 0,
      tasks: null,
    })
    const several = () => {
      throw new Error('Several local sites are running')
    }
    expect(findTarget({ GOOGLE_CLOUD_PROJECT: 'pointsward' }, null, several).host).toBeNull()
    // A site that is named takes precedence over the environment.
    const environment = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9', GOOGLE_CLOUD_PROJECT: 'pointsward' }
    expect(findTarget(environment, '3100', () => siteOn(3100))).toMatchObject({
      name: 'the local site http://localhost:3100',
      host: '127.0.0.1:8123',
      project: 'demo-pointsward',
    })
  })

  it('is the only running site, or the named one of several', () => {
    expect(findRunning(null, folder)).toBeNull()
    expect(() => findRunning('3000', folder)).toThrow('No local site is running at 3000. None are running.')
    noteRunning(siteOn(3000), folder)
    expect(findRunning(null, folder)).toEqual(siteOn(3000))
    noteRunning(siteOn(3100), folder)
    expect(() => findRunning(null, folder)).toThrow(
      'Several local sites are running: http://localhost:3000 and http://localhost:3100. Choose one, such as --site 3000.',
    )
    expect(findRunning('3100', folder)).toEqual(siteOn(3100))
    expect(findRunning('http://localhost:3000/', folder)).toEqual(siteOn(3000))
    expect(() => findRunning('4000', folder)).toThrow('Running: http://localhost:3000 and http://localhost:3100.')
    removeRunning(siteOn(3000), folder)
    expect(findRunning(null, folder)).toEqual(siteOn(3100))
  })

  it('is never a site that was killed or whose file is truncated', () => {
    writeFileSync(join(folder, '3200.json'), '{"pid":')
    noteRunning({ ...siteOn(3000), pid: 2 ** 22 + 1 }, folder)
    expect(findRunning(null, folder)).toBeNull()
  })

  it('is recognised as unreachable', async () => {
    expect(await answers('127.0.0.1:21499')).toBe(false)
  })
})

describe('seats of the sample world', () => {
  const date = '2026-03-04'
  async function move(repository: MemoryRepository, flag: '--open' | '--close', ...args: string[]) {
    let screen = ''
    const { move: parsedMove } = parseIngestOptions([flag, 'SYD-SIN', '--date', date, ...args], 0)
    if (parsedMove === null) throw new Error('nothing was asked')
    const code = await moveSample({
      move: parsedMove,
      now: '2026-02-01T00:00:00Z',
      repository,
      isKnownAirport: () => true,
      screen: { isTerminal: false, write: (text) => (screen += text) },
    })
    return { code, screen }
  }

  it('open and close at once, labelled sample, and log the change for alerts', async () => {
    const repository = memoryRepository()
    // A first check, so that the opening is a change and not the first load.
    const [none] = closedItems(
      sampleRoute({ program: 'qantas', from: 'SYD', to: 'SIN' }, () => null),
      {
        day: epochDay(date),
        cabin: 'J',
        seenAt: '2026-01-31T00:00:00.000Z',
      },
    )
    async function* first() {
      if (none !== undefined) yield none
    }
    await ingest(first(), { repository, now: '2026-02-01T00:00:00Z', isKnownAirport: () => true })
    expect(await move(repository, '--open', '--seats', '3')).toEqual({ code: 0, screen: 'opening: 0 to 3 seats\n' })
    expect(repository.routes.get('qantas_SYD-SIN')?.sample).toBe(true)
    expect(await move(repository, '--close')).toEqual({ code: 0, screen: 'closing: 3 to 0 seats\n' })
    expect(repository.changes.map(({ openings, closings, sample }) => [openings, closings, sample])).toEqual([
      [1, 0, true],
      [0, 1, true],
    ])
  })

  it('do not replace real observations, and need a flight', async () => {
    const { repository } = await run({ 'a.ndjson': line() })
    const refused = await move(repository, '--open')
    expect([refused.code, refused.screen]).toEqual([1, expect.stringContaining('holds real observations')])
    const nobody = await move(memoryRepository(), '--open', '--open', 'SYD-MEL', '--cabin', 'F')
    expect([nobody.code, nobody.screen]).toEqual([1, expect.stringContaining('no flight')])
  })

  it.each([
    [['--open', 'SYD', '--date', date], 'isn’t a route'],
    [['--open', 'SYD-SIN'], '--date'],
    [['--open', 'SYD-SIN', '--close', 'SYD-SIN', '--date', date], 'not both'],
    [['--open', 'SYD-SIN', '--date', date, '--seats', '12'], '--seats "12"'],
    [['--open', 'SYD-SIN', '--date', date, '--program', 'united'], '--program "united"'],
  ])('reject invalid arguments: %j', (args, message) => {
    expect(() => parseIngestOptions(args, 0)).toThrow(message)
  })
})

describe('its progress', () => {
  const shown = (isTerminal: boolean, steps: number[]) => {
    let text = ''
    const progress = new Progress({ isTerminal, write: (more) => (text += more) }, 'a.csv', 1000)
    for (const bytes of steps) progress.show(bytes, bytes)
    progress.end()
    return text
  }

  it('is a bar on a terminal, redrawn at each percent', () => {
    expect(shown(true, [500, 501, 1000]).split('\r')).toEqual([
      '',
      `a.csv [${'#'.repeat(15)}${'.'.repeat(15)}]  50 %  500 rows`,
      `a.csv [${'#'.repeat(30)}] 100 %  1,000 rows`,
      '\x1b[2K',
    ])
  })

  it('is a line at each quarter if the output is no terminal', () => {
    expect(shown(false, [10, 260, 300, 1000])).toBe('a.csv: 25 %, 260 rows\na.csv: 100 %, 1,000 rows\n')
  })
})
