import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openJournal } from '../../../src/journal/journal.ts'
import type { Document, Write } from '../../../src/protocol.ts'
import { createStore, type Store } from '../../../src/store/store.ts'
import { stageWrites } from '../../../src/store/writes.ts'
import { anyValue, db, int, root, text } from '../core/values-fixture.ts'
import { fixedClock } from '../fixed-clock.ts'

const disk = vi.hoisted(() => ({ fault: null as string | null, room: 0, written: 0, synced: 0 }))
vi.mock(import('node:fs'), async (importOriginal) => {
  const fs = await importOriginal()
  const writeSync = (...args: Parameters<typeof fs.writeSync>) => {
    disk.written += 1
    if (disk.fault === null) return fs.writeSync(...args)
    // A full disk accepts what still fits, then nothing.
    const [file, bytes] = args as unknown as [number, Buffer]
    const taken = Math.min(disk.room, bytes.length)
    disk.room -= taken
    if (taken > 0) return fs.writeSync(file, bytes, 0, taken)
    throw Object.assign(new Error(`${disk.fault}: the disk`), { code: disk.fault })
  }
  const fdatasyncSync = (file: number) => {
    disk.synced += 1
    fs.fdatasyncSync(file)
  }
  return { ...fs, fdatasyncSync, writeSync: writeSync as typeof fs.writeSync }
})

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'journal-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const clock = fixedClock('2026-01-01T00:00:00Z')

async function withStore<T>(use: (store: Store) => Promise<T>, options?: { compactAt: number }): Promise<T> {
  const journal = openJournal(directory, options)
  try {
    return await use(createStore({ clock, journal }))
  } finally {
    await journal.close()
  }
}

const write = (store: Store, ...writes: Write[]) => store.commit(stageWrites(store.get, db, writes, store.tick()))
const set = (path: string, fields: Document['fields'] = {}): Write => ({ update: { name: `${root}/${path}`, fields } })
const remove = (path: string): Write => ({ delete: `${root}/${path}` })
const contents = (store: Store) => store.collections(db).sort().flatMap(store.inCollection)
const files = () => readdirSync(directory).sort()
const newestGeneration = () =>
  Math.max(
    ...files()
      .map((file) => Number(file.split('-')[1] ?? 0))
      .filter(Number.isFinite),
  )
const reload = () => withStore(async (store) => ({ documents: contents(store), time: store.readTime() }))

describe('journal', () => {
  it('restores documents, deletions and the clock', async () => {
    const before = await withStore(async (store) => {
      await write(store, set('c/a', { n: int(1) }), set('c/b'))
      await write(store, remove('c/b'))
      return { documents: contents(store), time: store.readTime() }
    })
    expect(before.documents.map(({ name }) => name)).toEqual([`${root}/c/a`])
    expect(await reload()).toEqual(before)
  })

  it('continues after the stored time if the clock was set back', async () => {
    const journal = openJournal(directory)
    const later = createStore({ clock: fixedClock('2030-01-01T00:00:00Z'), journal })
    await write(later, set('c/a'))
    await journal.close()
    await withStore(async (store) => {
      expect(store.tick() > '2030-01-01T00:00:00.000000Z').toBe(true)
    })
  })

  it('stores the commits of one turn in one write, and completes them in order', async () => {
    await withStore(async (store) => {
      const order: number[] = []
      disk.written = 0
      await Promise.all([1, 2, 3].map((n) => write(store, set(`c/${n}`)).then(() => order.push(n))))
      expect([order, disk.written]).toEqual([[1, 2, 3], 1])
    })
    expect((await reload()).documents).toHaveLength(3)
  })

  it('restores the state after some prefix of the commits, whatever byte the file is cut at', async () => {
    const action = fc.tuple(fc.constantFrom('c/a', 'c/b', 'd/a'), fc.option(anyValue))
    const property = fc.asyncProperty(
      fc.array(action, { minLength: 1, maxLength: 6 }),
      fc.nat(),
      async (actions, at) => {
        rmSync(directory, { recursive: true })
        const states = await withStore(async (store) => {
          const seen = [contents(store)]
          for (const [path, value] of actions) {
            await write(store, value ? set(path, { value }) : remove(path))
            seen.push(contents(store))
          }
          return seen
        })
        const whole = await reload()
        expect(whole.documents).toEqual(states.at(-1))
        const file = join(directory, 'journal-0')
        const size = readFileSync(file).length
        truncateSync(file, at % (size + 1))
        const cut = (await reload()).documents
        expect(states).toContainEqual(cut)
        // What was truncated stays truncated, and new commits follow cleanly.
        await withStore((store) => write(store, set('e/new')))
        expect((await reload()).documents).toHaveLength(cut.length + 1)
      },
    )
    await fc.assert(property, { numRuns: 60 })
  })

  it('loses nothing before the point where the file is cut', async () => {
    await withStore((store) => write(store, set('c/a')))
    const first = readFileSync(join(directory, 'journal-0')).length
    await withStore((store) => write(store, set('c/b')))
    const size = readFileSync(join(directory, 'journal-0')).length
    for (let length = first; length < size; length++) {
      truncateSync(join(directory, 'journal-0'), length)
      expect((await reload()).documents.map(({ name }) => name)).toEqual([`${root}/c/a`])
      await withStore((store) => write(store, set('c/b')))
    }
  })

  it('removes the zeros that a power cut leaves', async () => {
    await withStore((store) => write(store, set('c/a')))
    writeFileSync(join(directory, 'journal-0'), Buffer.alloc(4096), { flag: 'a' })
    expect((await reload()).documents).toHaveLength(1)
  })

  it('reads the intact records around any flipped bit, warns, and keeps a copy of the damaged file', async () => {
    const ends: number[] = []
    const file = join(directory, 'journal-0')
    await withStore(async (store) => {
      for (const id of 'abc') {
        await write(store, set(`c/${id}`, { id: text(id) }))
        ends.push(readFileSync(file).length)
      }
    })
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
    const good = readFileSync(file)
    for (let at = 0; at < good.length; at++) {
      const bad = Buffer.from(good)
      bad.writeUInt8(bad.readUInt8(at) ^ 1, at)
      writeFileSync(file, bad)
      const hit = ends.findIndex((end) => at < end)
      const sound = ['a', 'b', 'c'].filter((_, index) => index !== hit).map((id) => `${root}/c/${id}`)
      expect((await reload()).documents.map(({ name }) => name)).toEqual(sound)
      expect(warn).toHaveBeenLastCalledWith(expect.stringMatching(/journal-0 is damaged at bytes \d+ to \d+\. What is/))
      expect(readFileSync(`${file}.damaged`).equals(bad)).toBe(true)
      warn.mockClear()
      // The file is repaired, so there is no warning the second time.
      expect((await reload()).documents).toHaveLength(2)
      expect(warn).not.toHaveBeenCalled()
    }
    warn.mockRestore()
  })

  it('syncs to disk with the fsync option', async () => {
    const journal = openJournal(directory, { fsync: true })
    await write(createStore({ clock, journal }), set('c/a'))
    expect(disk.synced).toBe(1)
    await journal.close()
  })

  it('reports a full disk, loses nothing acknowledged, and continues when there is room again', async () => {
    const journal = openJournal(directory)
    const store = createStore({ clock, journal })
    await write(store, set('c/a'))
    Object.assign(disk, { fault: 'ENOSPC', room: 20 })
    await expect(write(store, set('c/b'))).rejects.toMatchObject({ status: 'RESOURCE_EXHAUSTED' })
    expect(() => write(store, set('c/c'))).toThrow(/is full/)
    expect(contents(store).map(({ name }) => name)).toEqual([`${root}/c/a`, `${root}/c/b`])
    disk.fault = null
    await write(store, set('c/d'))
    await journal.close()
    expect((await reload()).documents.map(({ name }) => name)).toEqual(['a', 'b', 'd'].map((id) => `${root}/c/${id}`))
  })

  it('restores what was acknowledged after being stopped on a full disk', async () => {
    const journal = openJournal(directory)
    const store = createStore({ clock, journal })
    await write(store, set('c/a'))
    Object.assign(disk, { fault: 'ENOSPC', room: 5 })
    await expect(write(store, set('c/b'))).rejects.toMatchObject({ status: 'RESOURCE_EXHAUSTED' })
    await journal.close()
    disk.fault = null
    expect((await reload()).documents.map(({ name }) => name)).toEqual([`${root}/c/a`])
  })

  it('accepts no more writes after an I/O error', async () => {
    const journal = openJournal(directory)
    const store = createStore({ clock, journal })
    await write(store, set('c/a'))
    disk.fault = 'EIO'
    await expect(write(store, set('c/b'))).rejects.toThrow(/cannot be written.*EIO: the disk/)
    disk.fault = null
    expect(() => write(store, set('c/c'))).toThrow(/cannot be written/)
    await journal.close()
    expect((await reload()).documents.map(({ name }) => name)).toEqual([`${root}/c/a`])
  })
})

describe('compaction', () => {
  it('replaces the journal by a snapshot, without losing commits made meanwhile', async () => {
    const before = await withStore(
      async (store) => {
        for (let index = 0; newestGeneration() < 4; index++) {
          // Every few commits exceed the limit: several compactions, with commits running at the same time.
          await write(store, set(`c/${index % 40}`, { index: int(index) }), remove(`c/${(index + 7) % 40}`))
        }
        return contents(store)
      },
      { compactAt: 2000 },
    )
    const generation = newestGeneration()
    expect(files()).toEqual([`journal-${generation}`, `snapshot-${generation}`])
    expect((await reload()).documents).toEqual(before)
  })

  it('ignores an unfinished snapshot and starts from the older state', async () => {
    await withStore(async (store) => {
      await write(store, set('c/a'))
    })
    copyFileSync(join(directory, 'journal-0'), join(directory, 'kept'))
    await withStore((store) => write(store, set('c/b', { big: text('x'.repeat(5000)) })), { compactAt: 100 })
    expect(files()).toEqual(['journal-1', 'kept', 'snapshot-1'])
    // As if killed in the middle of the snapshot.
    rmSync(join(directory, 'snapshot-1'))
    copyFileSync(join(directory, 'kept'), join(directory, 'journal-0'))
    writeFileSync(join(directory, 'snapshot-1.tmp'), 'half')
    await withStore(async (store) => {
      expect(contents(store).map(({ name }) => name)).toEqual([`${root}/c/a`])
      await write(store, set('c/c'))
    })
    expect((await reload()).documents).toHaveLength(2)
    expect(files()).toEqual(['journal-0', 'journal-1', 'kept'])
  })

  it('keeps the clock if no document is left', async () => {
    const time = await withStore(
      async (store) => {
        await write(store, set('c/a'))
        await write(store, remove('c/a'))
        return store.lastCommit()
      },
      { compactAt: 1 },
    )
    await withStore(async (store) => {
      expect(contents(store)).toEqual([])
      expect(store.tick() > time).toBe(true)
    })
  })

  it('rejects a gap in the generations', async () => {
    writeFileSync(join(directory, 'journal-0'), '')
    writeFileSync(join(directory, 'journal-2'), '')
    await expect(reload()).rejects.toThrow(/The journal before .*journal-2 is missing/)
  })
})

describe('the lock', () => {
  it('keeps a second server out until the first is closed', async () => {
    const journal = openJournal(directory)
    expect(() => openJournal(directory)).toThrow(`${directory} is in use by process ${process.pid}`)
    await journal.close()
    await openJournal(directory).close()
  })

  it('of an earlier process with the same id is ignored, and so is an empty one', async () => {
    writeFileSync(join(directory, 'lock'), `${process.pid} 1\n`)
    await openJournal(directory).close()
    writeFileSync(join(directory, 'lock'), '')
    await openJournal(directory).close()
  })
})

describe('kill -9', () => {
  it('loses no acknowledged write, and leaves no valid lock', async () => {
    mkdirSync(directory, { recursive: true })
    const script = join(directory, 'writer.mts')
    const module = (path: string) => JSON.stringify(join(process.cwd(), path))
    writeFileSync(
      script,
      `import { openJournal } from ${module('packages/firestore-local/src/journal/journal.ts')}
       import { createStore } from ${module('packages/firestore-local/src/store/store.ts')}
       import { stageWrites } from ${module('packages/firestore-local/src/store/writes.ts')}
       import { machineClock } from ${module('packages/firestore-local/src/clock.ts')}
       const store = createStore({ clock: machineClock, journal: openJournal(process.argv[2] + '/data', { compactAt: 4000 }) })
       for (let n = 0; ; n++) {
         const write = { update: { name: '${root}/c/' + (n % 50), fields: { n: { integerValue: String(n) } } } }
         await store.commit(stageWrites(store.get, '${db}', [write], store.tick()))
         process.stdout.write(n + '\\n')
       }`,
    )
    const child = spawn(process.execPath, ['--import', 'tsx', script, directory], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    await vi.waitFor(() => expect(output.split('\n').length).toBeGreaterThan(500), { timeout: 45_000 })
    expect(() => openJournal(join(directory, 'data'))).toThrow(`in use by process ${child.pid}`)
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
    const acknowledged = Number(output.trim().split('\n').at(-1))
    const journal = openJournal(join(directory, 'data'))
    const store = createStore({ clock, journal })
    const found = store.inCollection(`${root}/c`).map(({ fields }) => Number(fields?.n?.integerValue))
    await journal.close()
    const newest = Math.max(...found)
    expect(newest).toBeGreaterThanOrEqual(acknowledged)
    expect(found.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => newest - 49 + index))
  })
})
