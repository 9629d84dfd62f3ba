import { parseArgs } from 'node:util'
import { z } from 'zod'
import { offsetTo } from '../../lib/core/clock.ts'

const port = z.coerce.number().int().min(1).max(65_535)

/** The services of the local backend, each with the flag that sets its port. */
export const portFlags = {
  site: 'port',
  firestore: 'firestore-port',
  auth: 'auth-port',
  functions: 'functions-port',
  tasks: 'tasks-port',
  hub: 'hub-port',
  logging: 'logging-port',
  eventarc: 'eventarc-port',
  payments: 'payments-port',
  smtp: 'smtp-port',
  inbox: 'inbox-port',
} as const
export type Service = keyof typeof portFlags

export const usualPorts: Record<Service, string> = {
  site: '3000',
  firestore: '8080',
  auth: '9099',
  functions: '5001',
  tasks: '9499',
  hub: '4400',
  logging: '4500',
  eventarc: '9299',
  payments: '12111',
  smtp: '1025',
  inbox: '1080',
}

export const usage = `npm run local -- [options]
  --now DATE          run the whole site at another date (2023-11-19, or an instant), with separate data
  --data NAME         keep the data in .local/data/NAME
  --fresh             forget the stored data first
  --no-sample         don’t load the sample data
  --no-whole-world    load only its most popular routes
  --dev               development server with hot reload
${Object.entries(portFlags)
  .map(([service, flag]) => `  --${flag.padEnd(17)} ${service} (default ${usualPorts[service as Service]})`)
  .join('\n')}`

export type Options = {
  ports: Record<Service, number>
  now: string | null
  /** Difference in ms between the site's clock and the machine's. */
  clockOffsetMs: number
  /** Name of the data folder under .local/data. */
  data: string
  fresh: boolean
  sample: boolean
  /** Load all pairs of the sample data, not only the most popular ones. */
  wholeWorld: boolean
  dev: boolean
  help: boolean
}

/**
 * Parses the options of `npm run local`.
 * @throws Error with one sentence that names the wrong argument.
 */
export function parseOptions(args: string[], machineNow: number): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      now: { type: 'string' },
      data: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      sample: { type: 'boolean', default: true },
      'whole-world': { type: 'boolean', default: true },
      dev: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      ...Object.fromEntries(Object.values(portFlags).map((flag) => [flag, { type: 'string' as const }])),
    },
  })
  const given = values as Record<string, string | boolean | undefined>
  const ports = Object.fromEntries(
    Object.entries(portFlags).map(([service, flag]) => {
      const text = given[flag] ?? usualPorts[service as Service]
      const parsed = port.safeParse(text)
      if (!parsed.success) throw new Error(`--${flag} "${text}" isn’t a port (1 to 65535)`)
      return [service, parsed.data]
    }),
  ) as Record<Service, number>
  const now = values.now ?? null
  return {
    ports,
    now,
    clockOffsetMs: now === null ? 0 : offsetTo(now, machineNow),
    data: dataFolder(values.data, now),
    fresh: values.fresh,
    sample: values.sample,
    wholeWorld: values['whole-world'],
    dev: values.dev,
    help: values.help,
  }
}

/** Returns the data folder. A replayed date has its own, because rows from later dates would hide those of that day. */
function dataFolder(given: string | undefined, now: string | null): string {
  const name = given ?? (now === null ? 'today' : `at-${now.replace(/[^\dA-Za-z]+/g, '-')}`)
  if (!/^[\w-]{1,60}$/.test(name)) throw new Error(`--data "${name}" isn’t a folder name (letters, digits, - and _)`)
  return name
}
