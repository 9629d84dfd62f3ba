import http from 'node:http'

export type Arrays = [number, unknown[]][]

/** The client side of WebChannel, only as much as a test of the server needs. */
export class WebChannelClient {
  readonly #base: string
  sid = ''
  #offset = 0

  constructor(port: number, stream: 'Listen' | 'Write') {
    this.#base = `http://127.0.0.1:${port}/google.firestore.v1.Firestore/${stream}/channel?VER=8`
  }

  /** Posts the handshake and returns its frame's arrays. */
  async open(messages: object[] = [], headers = ''): Promise<Arrays> {
    const response = await this.#post('RID=1&CVER=22', messages, headers)
    const arrays = parseFrames(await response.text())
    this.sid = String(arrays[0]?.[1][1])
    return arrays
  }

  /** Sends a forward post; `offset` repeats an earlier one. Returns status and text. */
  async send(messages: object[], options: { aid?: number; offset?: number } = {}) {
    if (options.offset !== undefined) this.#offset = options.offset
    const response = await this.#post(`SID=${this.sid}&RID=2&AID=${options.aid ?? 0}`, messages)
    return { status: response.status, text: await response.text() }
  }

  terminate(): Promise<Response> {
    return fetch(`${this.#base}&TYPE=terminate&SID=${this.sid}`, { method: 'POST' })
  }

  /** Opens the hanging GET. */
  listen(aid: number, rest = 'CI=0'): BackChannel {
    return new BackChannel(`${this.#base}&SID=${this.sid}&RID=rpc&AID=${aid}&TYPE=xmlhttp&${rest}`)
  }

  /** Makes one long poll and returns its text. */
  async poll(aid: number): Promise<string> {
    const response = await fetch(`${this.#base}&SID=${this.sid}&RID=rpc&AID=${aid}&TYPE=xmlhttp&CI=1`)
    return response.text()
  }

  #post(query: string, messages: object[], headers = ''): Promise<Response> {
    const form = new URLSearchParams({ count: String(messages.length), ofs: String(this.#offset) })
    if (headers) form.set('headers', headers)
    for (const [index, message] of messages.entries()) form.set(`req${index}___data__`, JSON.stringify(message))
    this.#offset += messages.length
    return fetch(`${this.#base}&${query}`, { method: 'POST', body: form })
  }
}

/** One hanging GET. */
export class BackChannel {
  #text = ''
  #isEnded = false
  #wake: () => void = () => undefined
  readonly status: Promise<number>
  readonly #request: http.ClientRequest

  constructor(url: string) {
    this.#request = http.get(url, { agent: false })
    this.#request.on('error', () => this.#finish())
    this.status = new Promise((resolve) => {
      this.#request.on('response', (response) => {
        resolve(response.statusCode ?? 0)
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          this.#text += chunk
          this.#wake()
        })
        response.on('close', () => this.#finish())
      })
    })
  }

  /** Returns the arrays received, once there are at least `count`. @throws when the channel ends before that */
  async arrays(count: number): Promise<Arrays> {
    for (;;) {
      const arrays = parseFrames(this.#text)
      if (arrays.length >= count) return arrays
      if (this.#isEnded) throw new Error(`The back channel ended with ${JSON.stringify(arrays)}`)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** Returns every array received, once the server has ended the response. */
  async end(): Promise<Arrays> {
    while (!this.#isEnded) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    return parseFrames(this.#text)
  }

  drop(): void {
    this.#request.destroy()
  }

  #finish(): void {
    this.#isEnded = true
    this.#wake()
  }
}

/** Returns the arrays of all complete frames; lengths count UTF-16 units, as the browser does. */
function parseFrames(text: string): Arrays {
  const arrays: Arrays = []
  for (let rest = text; rest !== ''; ) {
    const newline = rest.indexOf('\n')
    const end = newline + 1 + Number(rest.slice(0, newline))
    if (newline < 0 || rest.length < end) break
    arrays.push(...(JSON.parse(rest.slice(newline + 1, end)) as Arrays))
    rest = rest.slice(end)
  }
  return arrays
}
