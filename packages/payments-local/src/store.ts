import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { missing } from './api-error.ts'
import type { Clock } from './clock.ts'
import type { Kind, World } from './objects.ts'

const prefixes: Record<Kind, string> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  subscription: 'sub',
  invoice: 'in',
  invoice_payment: 'inpay',
  charge: 'ch',
  'checkout.session': 'cs_test',
  'billing_portal.session': 'bps',
  'billing_portal.configuration': 'bpc',
  coupon: 'coupon',
  promotion_code: 'promo',
  webhook_endpoint: 'we',
  card: 'card',
}

/** Creates an id in the provider's format. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** Everything the stand-in knows, oldest first, kept in a JSON file if one is given. */
export class Store {
  readonly #objects = new Map<Kind, Map<string, World[Kind]>>()
  readonly #clock: Clock
  readonly #file: string | null

  constructor(clock: Clock, file: string | null = null) {
    this.#clock = clock
    this.#file = file
    if (file === null || !existsSync(file)) return
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<Kind, World[Kind][]>
    for (const [kind, list] of Object.entries(kept) as [Kind, World[Kind][]][]) {
      this.#objects.set(kind, new Map(list.map((each) => [each.id, each])))
    }
  }

  /** The current time by the stand-in's clock, in seconds since 1970. */
  now(): number {
    return Math.floor(Date.parse(this.#clock.now()) / 1000)
  }

  create<K extends Kind>(
    kind: K,
    fields: Omit<World[K], 'id' | 'object' | 'created' | 'livemode'> & { id?: string },
  ): World[K] {
    const base = { id: newId(prefixes[kind]), object: kind, created: this.now(), livemode: false }
    const made = { ...base, ...fields } as unknown as World[K]
    this.#of(kind).set(made.id, made)
    return made
  }

  find<K extends Kind>(kind: K, id: string): World[K] | null {
    return (this.#of(kind).get(id) as World[K] | undefined) ?? null
  }

  /** @throws ApiError as the provider does for an unknown id. */
  get<K extends Kind>(kind: K, id: string): World[K] {
    const found = this.find(kind, id)
    if (!found) throw missing(kind.replaceAll('_', ' '), id)
    return found
  }

  /** Returns all objects of a kind, newest first, as the provider lists them. */
  all<K extends Kind>(kind: K): World[K][] {
    return ([...this.#of(kind).values()] as World[K][]).reverse()
  }

  save(): void {
    if (this.#file === null) return
    const kept = Object.fromEntries([...this.#objects].map(([kind, map]) => [kind, [...map.values()]]))
    // Atomically, so that the file is complete even if the machine stops here.
    writeFileSync(`${this.#file}.new`, JSON.stringify(kept))
    renameSync(`${this.#file}.new`, this.#file)
  }

  #of(kind: Kind): Map<string, World[Kind]> {
    const kept = this.#objects.get(kind) ?? new Map<string, World[Kind]>()
    this.#objects.set(kind, kept)
    return kept
  }
}
