import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from './install.mjs'

/** The folder where each running local site has a file that says how to reach it, for the commands that need one. */
export const runningFolder = join(root, '.local', 'running')

const Port = z.int().min(1).max(65_535)

/** What a running local site stores about itself. */
const RunningSite = z.object({
  pid: z.int(),
  ports: z.object({ site: Port, auth: Port, firestore: Port, tasks: Port }),
  clockOffsetMs: z.int(),
})
export type RunningSite = z.infer<typeof RunningSite>

const getFile = (folder: string, { ports }: Pick<RunningSite, 'ports'>) => join(folder, `${ports.site}.json`)

export function noteRunning(site: RunningSite, folder = runningFolder): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(getFile(folder, site), JSON.stringify(site))
}

export function removeRunning(site: Pick<RunningSite, 'ports'>, folder = runningFolder): void {
  rmSync(getFile(folder, site), { force: true })
}

/** Returns the address to open in a browser. */
export function getAddress({ ports }: Pick<RunningSite, 'ports'>): string {
  return `http://localhost:${ports.site}`
}

/**
 * Returns the only running local site, or the one named by its port or address; null if none is running.
 * @throws Error with a sentence that lists the sites, if several run and none is named, or the one named isn't running
 */
export function findRunning(named: string | null, folder = runningFolder): RunningSite | null {
  const sites = runningSites(folder)
  const list = sites.map(getAddress).join(' and ')
  if (named !== null) {
    const port = Number(/(\d+)\/?$/.exec(named)?.[1])
    const site = sites.find(({ ports }) => ports.site === port)
    if (site === undefined)
      throw new Error(`No local site is running at ${named}. ${list === '' ? 'None are running' : `Running: ${list}`}.`)
    return site
  }
  if (sites.length > 1)
    throw new Error(`Several local sites are running: ${list}. Choose one, such as --site ${sites[0]?.ports.site}.`)
  return sites[0] ?? null
}

function runningSites(folder: string): RunningSite[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const site = readSite(join(folder, name))
      return site !== undefined && isAlive(site.pid) ? [site] : []
    })
}

/** Returns undefined for an incomplete file. */
function readSite(file: string): RunningSite | undefined {
  try {
    return RunningSite.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

/** Returns whether the process runs, because a site that was killed leaves its file behind. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
