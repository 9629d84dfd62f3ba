/** What people do, by the names in the report. */
export const deeds = ['page', 'file of a page', 'stored search', 'wide search', 'sign-up', 'alert saved'] as const
export type Deed = (typeof deeds)[number]

/** Times of a run by deed, and its errors. */
export class Record {
  readonly #times = new Map<Deed, number[]>(deeds.map((deed) => [deed, []]))
  readonly errors: string[] = []

  add(deed: Deed, ms: number): void {
    this.#times.get(deed)?.push(ms)
  }

  fail(deed: Deed, what: string): void {
    this.errors.push(`${deed}: ${what}`)
  }

  timesOf(deed: Deed): readonly number[] {
    return this.#times.get(deed) ?? []
  }

  /** The time within which this share of the answers arrived. */
  quantile(deed: Deed, share: number): number {
    const sorted = this.timesOf(deed).toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  }

  get total(): number {
    return deeds.reduce((sum, deed) => sum + this.timesOf(deed).length, 0)
  }
}
