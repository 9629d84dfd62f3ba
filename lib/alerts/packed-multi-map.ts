/** The smallest list has room for this many numbers; a full list moves to a place with twice the room. */
const FIRST_ROOM = 2
const LOAD_FACTOR = 0.6
/** The size of a page in numbers: more than any list holds. */
const PAGE = 2 ** 21
const NONE = new Uint32Array(0)

/**
 * Lists of numbers by key, packed into a few typed arrays, so that millions of short lists need no object each. Keys
 * are whole numbers from 0 to 2^53 - 2.
 */
export class PackedMultiMap {
  /** Open addressing. A key is stored plus one, so that 0 means an empty place. */
  #keys = new Float64Array(1024)
  #start = new Uint32Array(1024)
  #length = new Uint32Array(1024)
  /** The room of each list, as a power of two. */
  #room = new Uint8Array(1024)
  #used = 0
  /** Pages of equal size, so that growing copies nothing. A list lies within one page. */
  readonly #pages: Uint32Array[] = []
  #end = 0
  /** Start positions of the room that moved lists gave up, by its power of two. */
  readonly #free: number[][] = []

  /** The number of lists, including empty ones. */
  get lists(): number {
    return this.#used
  }

  get bytes(): number {
    return this.#pages.length * PAGE * 4 + this.#keys.byteLength + this.#start.byteLength * 2 + this.#room.byteLength
  }

  add(key: number, value: number): void {
    if (this.#used >= this.#keys.length * LOAD_FACTOR) this.#grow()
    const place = this.#findPlace(key)
    if (this.#keys[place] === 0) {
      this.#keys[place] = key + 1
      this.#used += 1
      this.#room[place] = Math.log2(FIRST_ROOM)
      this.#start[place] = this.#take(Math.log2(FIRST_ROOM))
    }
    const length = this.#length[place] ?? 0
    if (length === 2 ** (this.#room[place] ?? 0)) this.#move(place, length)
    const start = this.#start[place] ?? 0
    this.#getPage(start)[(start % PAGE) + length] = value
    this.#length[place] = length + 1
  }

  /** Returns the numbers filed under a key, valid until the next change; empty when there are none. */
  get(key: number): Uint32Array {
    const place = this.#findPlace(key)
    if (this.#keys[place] === 0) return NONE
    const start = this.#start[place] ?? 0
    const from = start % PAGE
    return this.#getPage(start).subarray(from, from + (this.#length[place] ?? 0))
  }

  /** Drops the numbers that `isKept` rejects from every list. */
  sweep(isKept: (value: number) => boolean): void {
    for (const [place, key] of this.#keys.entries()) {
      if (key === 0) continue
      const start = this.#start[place] ?? 0
      const page = this.#getPage(start)
      const first = start % PAGE
      let to = first
      for (let at = first; at < first + (this.#length[place] ?? 0); at += 1) {
        const value = page[at] ?? 0
        if (!isKept(value)) continue
        page[to] = value
        to += 1
      }
      this.#length[place] = to - first
    }
  }

  #findPlace(key: number): number {
    const mask = this.#keys.length - 1
    const low = key >>> 0
    const high = (key - low) / 2 ** 32
    let hash = Math.imul(low ^ Math.imul(high + 1, 0x85ebca6b), 0x9e3779b1)
    hash ^= hash >>> 15
    let place = hash & mask
    while (this.#keys[place] !== 0 && this.#keys[place] !== key + 1) place = (place + 1) & mask
    return place
  }

  #move(place: number, length: number): void {
    const room = this.#room[place] ?? 0
    const from = this.#start[place] ?? 0
    const to = this.#take(room + 1)
    this.#getPage(to).set(this.#getPage(from).subarray(from % PAGE, (from % PAGE) + length), to % PAGE)
    this.#give(room, from)
    this.#start[place] = to
    this.#room[place] = room + 1
  }

  #getPage(start: number): Uint32Array {
    return this.#pages[Math.floor(start / PAGE)] ?? NONE
  }

  /** @throws RangeError for a list longer than a page */
  #take(room: number): number {
    const freed = this.#free[room]?.pop()
    if (freed !== undefined) return freed
    const size = 2 ** room
    if (size > PAGE) throw new RangeError(`a list of more than ${PAGE} does not fit its page`)
    const left = this.#pages.length * PAGE - this.#end
    if (left < size) {
      this.#leave(left)
      this.#end = this.#pages.length * PAGE
      this.#pages.push(new Uint32Array(PAGE))
    }
    const start = this.#end
    this.#end += size
    return start
  }

  /** Frees the rest of a page for shorter lists. */
  #leave(left: number): void {
    let at = this.#end
    for (let room = Math.log2(PAGE); room >= Math.log2(FIRST_ROOM); room -= 1) {
      if ((left & (2 ** room)) === 0) continue
      this.#give(room, at)
      at += 2 ** room
    }
  }

  #give(room: number, start: number): void {
    const freed = this.#free[room] ?? []
    freed.push(start)
    this.#free[room] = freed
  }

  #grow(): void {
    const [keys, start, length, room] = [this.#keys, this.#start, this.#length, this.#room]
    const size = keys.length * 2
    this.#keys = new Float64Array(size)
    this.#start = new Uint32Array(size)
    this.#length = new Uint32Array(size)
    this.#room = new Uint8Array(size)
    for (const [from, key] of keys.entries()) {
      if (key === 0) continue
      const to = this.#findPlace(key - 1)
      this.#keys[to] = key
      this.#start[to] = start[from] ?? 0
      this.#length[to] = length[from] ?? 0
      this.#room[to] = room[from] ?? 0
    }
  }
}
