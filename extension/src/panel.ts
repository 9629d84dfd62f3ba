import type { Answer, Seat } from './answer.ts'
import { finderAddress } from './answer.ts'
import type { Journey } from './journey.ts'
import { panelStyle } from './style.ts'
import { ageWords, cabinName, chargeWords, dayWords, pointsWords, seatWords, valueWords } from './words.ts'

export type PanelState = { kind: 'asking' | 'failed' | 'unknown' } | { kind: 'answered'; answer: Answer }

const waits = {
  asking: 'Checking for reward seats…',
  failed: 'Pointsward didn’t respond. Reload the page to try again.',
  unknown: 'Pointsward doesn’t cover these airports or dates.',
} as const

/** The panel in a corner of the page, in a tree of its own, so that the page's styles do not reach in. */
export class Panel {
  readonly #host = document.createElement('pointsward-panel')
  readonly #root = this.#host.attachShadow({ mode: 'open' })
  readonly #details: HTMLDetailsElement
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
    const style = element('style', panelStyle)
    this.#details = document.createElement('details')
    this.#details.open = true
    this.#root.append(style, this.#details)
  }

  show(journey: Journey, state: PanelState): void {
    const route = `${journey.from.join(', ')} to ${journey.to.join(', ')}`
    const summary = element('summary', `Pointsward, ${route}`)
    const link = element('a', 'Open in the finder')
    link.href = finderAddress(this.#origin, journey)
    link.target = '_blank'
    link.rel = 'noopener'
    this.#details.replaceChildren(summary, ...this.#body(state), link)
    if (!this.#host.isConnected) document.documentElement.append(this.#host)
    this.#host.dataset.state = state.kind
    this.#host.setAttribute('aria-label', describePanel(route, state))
    this.#host.setAttribute('role', 'complementary')
  }

  hide(): void {
    this.#host.remove()
  }

  #body(state: PanelState): HTMLElement[] {
    if (state.kind !== 'answered') return [element('p', waits[state.kind])]
    const { answer } = state
    return [
      ...(answer.sample ? [element('p', 'Sample data', 'sample')] : []),
      ...(answer.seats.length > 0 ? [createList(answer)] : [element('p', 'No reward seats found within three days.')]),
      ...answer.limits.map((limit) => element('p', limit, 'limit')),
    ]
  }
}

function createList(answer: Answer): HTMLElement {
  const list = document.createElement('ul')
  list.append(...answer.seats.map((seat) => createLine(seat, answer.now)))
  return list
}

function createLine(seat: Seat, now: string): HTMLElement {
  const line = document.createElement('li')
  const facts = [seat.carriers.join(' '), chargeWords(seat.charges), valueWords(seat.value)]
  line.append(
    element('strong', `${dayWords(seat.date)}, ${cabinName(seat.cabin)}, ${seatWords(seat.seats)}`),
    element('span', `${seat.from}-${seat.to}, ${pointsWords(seat)}`, 'points'),
    element('small', [...facts.filter(Boolean), `${ageWords(seat.seenAt, now)} via ${seat.source}`].join(', ')),
  )
  return line
}

function describePanel(route: string, state: PanelState): string {
  if (state.kind !== 'answered') return `Pointsward, ${route}, ${state.kind}`
  const { total, sample } = state.answer
  return `Pointsward, ${route}: ${total} reward ${total === 1 ? 'seat' : 'seats'}${sample ? ', sample data' : ''}`
}

/** Text only: nothing a server says is ever read as markup. */
function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  className = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.textContent = text
  made.className = className
  return made
}
