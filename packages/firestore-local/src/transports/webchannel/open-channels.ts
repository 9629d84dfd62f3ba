import type { Channel } from './channel.ts'

/**
 * The number of hanging GETs that all pages together may hold before idle Write channels are closed. A browser opens at
 * most six connections to one address and every tab holds two of these, so with more than two tabs a profile would have
 * no connection left for writing.
 */
const comfortable = 4
/** A client between two polls asks again within this time; a closed tab never does. */
const betweenPollsMillis = 250

/** The channels of all pages. */
export class OpenChannels {
  readonly #channels = new Map<string, Channel>()
  #onAllEnded = () => {}

  find(sessionId: string | null): Channel | undefined {
    return this.#channels.get(sessionId ?? '')
  }

  add(channel: Channel): void {
    this.#channels.set(channel.session.id, channel)
  }

  remove(channel: Channel): void {
    this.#channels.delete(channel.session.id)
    if (this.#channels.size === 0) this.#onAllEnded()
  }

  /** Closes idle Write channels when browsers may be running short of connections. */
  relieve(): void {
    const all = [...this.#channels.values()]
    if (all.filter(({ session }) => session.isOpen()).length <= comfortable) return
    for (const channel of all) channel.closeIfIdle()
  }

  /**
   * Tells every client to stop. Resolves when all have been told, or after the time in which they should have asked.
   */
  stopAll(): Promise<void> {
    for (const { session } of [...this.#channels.values()]) session.close('stop')
    if (this.#channels.size === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, betweenPollsMillis)
      this.#onAllEnded = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
