const LOAD = 0.5

/**
 * Finds the number of a name in a list of names: four bytes a name, where a map of strings takes some forty. A place
 * holds the number plus one; 0 is an empty place, and one that was given up is passed over.
 */
export class SlotNames {
  readonly #names: readonly string[]
  #places = new Uint32Array(1024)
  /** Names found, and places in use or given up. */
  #size = 0
  #used = 0

  /** @param names the list that numbers point into; a name is in it before it is added, and until it is removed */
  constructor(names: readonly string[]) {
    this.#names = names
  }

  get size(): number {
    return this.#size
  }

  find(name: string): number | undefined {
    const at = this.#search(name)
    return at === -1 ? undefined : (this.#places[at] ?? 0) - 1
  }

  /** Adds the name that stands at a number and is not yet found. */
  add(slot: number): void {
    if (this.#used >= this.#places.length * LOAD) this.#rebuild()
    this.#put(slot + 1)
    this.#size += 1
    this.#used += 1
  }

  remove(slot: number): void {
    const at = this.#search(this.#names[slot] ?? '')
    if (at === -1) return
    this.#places[at] = GIVEN_UP
    this.#size -= 1
  }

  #search(name: string): number {
    const mask = this.#places.length - 1
    for (let at = hashOf(name) & mask; ; at = (at + 1) & mask) {
      const held = this.#places[at] ?? 0
      if (held === 0) return -1
      if (held !== GIVEN_UP && this.#names[held - 1] === name) return at
    }
  }

  #put(held: number): void {
    const mask = this.#places.length - 1
    let at = hashOf(this.#names[held - 1] ?? '') & mask
    while (this.#places[at] !== 0) at = (at + 1) & mask
    this.#places[at] = held
  }

  /** With room for twice as many as there are, and without places given up. */
  #rebuild(): void {
    const held = this.#places.filter((one) => one !== 0 && one !== GIVEN_UP)
    let room = 1024
    while (room * LOAD <= this.#size * 2) room *= 2
    this.#places = new Uint32Array(room)
    for (const one of held) this.#put(one)
    this.#used = this.#size
  }
}

const GIVEN_UP = 0xffffffff

function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
