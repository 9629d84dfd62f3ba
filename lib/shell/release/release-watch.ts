type Surroundings = {
  /** The id of the build in service, or null when it can't be learnt. */
  findLatest: () => Promise<string | null>
  /** True once for each allowed reload. */
  claimReload: () => boolean
  reload: () => void
}

/** Knows whether a newer build is in service, and lets the page reload when one of its own chunks is gone. */
export class ReleaseWatch {
  #newerKnown = false
  readonly #own: string
  readonly #around: Surroundings

  constructor(own: string, around: Surroundings) {
    this.#own = own
    this.#around = around
  }

  /** Looks at the latest-build file. A build that differs counts as newer: a release taken back is one, too. */
  async look(): Promise<void> {
    const latest = await this.#around.findLatest()
    if (latest !== null) this.#newerKnown = latest !== this.#own
  }

  /** A chunk of this page failed to load. The reason is a new release only if there is one; offline there is none. */
  async chunkFailed(): Promise<void> {
    if (!this.#newerKnown) await this.look()
    if (this.#newerKnown && this.#around.claimReload()) this.#around.reload()
  }
}
