import { countOf, formatDate, speakSeats } from '../../lib/core/formats.ts'
import { programFacts } from '../../lib/programs/program-facts.ts'
import type { Seat } from './answer.ts'
import { element } from './element.ts'
import type { Journey } from './journey.ts'
import type { Answer, Reply } from './messages.ts'
import { alertAddress, finderAddress } from './question.ts'
import {
  ageWords,
  cabinName,
  chargeWords,
  noticeWords,
  pointsWords,
  reachWords,
  type Step,
  valueWords,
} from './words.ts'

/** The panel's styles; they load no fonts or images. */
const panelStyle = `
:host { all: initial; position: fixed; right: 16px; bottom: 16px; z-index: 2147483000; }
details {
  box-sizing: border-box; width: 340px; max-width: calc(100vw - 32px); max-height: 85vh; overflow: auto; scrollbar-width: thin; color-scheme: light dark;
  padding: 0 16px 12px; border: 1px solid #c9c7bf; border-radius: 14px; background: #fff; color: #1b2430;
  font: 14px/1.45 system-ui, sans-serif; font-variant-numeric: tabular-nums; box-shadow: 0 8px 30px rgb(0 0 0 / 18%);
}
details:not([open]) { padding-bottom: 0; }
summary { padding: 12px 0; font-weight: 600; cursor: pointer; }
summary:focus-visible, a:focus-visible, button:focus-visible {
  outline: 2px solid #00757c; outline-offset: 2px; border-radius: 4px;
}
h2 { margin: 0 0 4px; font-size: 14px; font-weight: 600; }
p { margin: 0 0 10px; }
ul { margin: 0 0 10px; padding: 0; list-style: none; }
li { display: grid; gap: 1px; padding: 8px 0; border-top: 1px solid #e6e4dc; }
strong { font-weight: 600; }
small { color: #5b6470; font-size: 12px; }
.sample { display: inline-block; padding: 0 8px; border: 1px dashed #7a7f86; border-radius: 99px; font-size: 12px; }
.limit { color: #5b6470; font-size: 12px; }
.foot { display: flex; gap: 12px; align-items: center; justify-content: space-between; border-top: 1px solid #e6e4dc; padding-top: 10px; }
.foot p { margin: 0; }
button {
  flex: none; min-height: 32px; padding: 4px 10px; border: 1px solid #7a7f86; border-radius: 8px; background: transparent;
  color: inherit; font: inherit; cursor: pointer;
}
a { display: inline-block; min-height: 24px; color: #00676d; font-weight: 600; }
@media (prefers-color-scheme: dark) {
  details { border-color: #414a55; background: #1a2029; color: #eceae4; }
  li, .foot { border-color: #323a45; }
  small, .limit { color: #a4abb5; }
  a { color: #5fd3da; }
  summary:focus-visible, a:focus-visible, button:focus-visible { outline-color: #5fd3da; }
}
@media print { :host { display: none; } }
`

type PanelState = Reply | { kind: 'asking' }

/** The actions of the panel's buttons. */
type Actions = { again: () => void; options: () => void }

/** The panel in a corner of the page, in a shadow tree, so that the page's styles don't affect it. */
export class Panel {
  readonly #host = document.createElement('pointsward-panel')
  readonly #root = this.#host.attachShadow({ mode: 'open' })
  readonly #details = document.createElement('details')
  readonly #origin: string
  readonly #actions: Actions

  constructor(origin: string, actions: Actions) {
    this.#origin = origin
    this.#actions = actions
    this.#details.open = true
    this.#root.append(element('style', panelStyle), this.#details)
    this.#host.setAttribute('role', 'complementary')
  }

  show(journey: Journey, state: PanelState): void {
    const route = `${journey.from.join(', ')} to ${journey.to.join(', ')}`
    const hadFocus = this.#root.activeElement !== null
    const summary = element('summary', `Pointsward, ${route}`)
    const body = document.createElement('div')
    body.append(...this.#body(journey, state), this.#link('Open in the finder', finderAddress(this.#origin, journey)))
    if (state.kind === 'answered') body.append(this.#foot(state.answer))
    this.#details.replaceChildren(summary, body)
    if (!this.#host.isConnected) document.documentElement.append(this.#host)
    this.#host.dataset.state = state.kind
    this.#host.setAttribute('aria-label', describePanel(route, state))
    // The focused element was replaced.
    if (hadFocus) summary.focus()
  }

  hide(): void {
    this.#host.remove()
  }

  #body(journey: Journey, state: PanelState): HTMLElement[] {
    switch (state.kind) {
      case 'asking':
        return [createStatus('Checking for reward seats…')]
      case 'unknown':
        return [createStatus('Pointsward doesn’t know these airports or dates.')]
      case 'failed':
        return [createStatus('Pointsward didn’t respond.'), this.#button('Try again', this.#actions.again)]
      case 'busy': {
        return [
          createStatus(`Too many searches in a minute. Try again in ${countOf(state.seconds, 'second')}.`),
          this.#button('Try again', this.#actions.again),
        ]
      }
      case 'answered':
        return this.#answer(journey, state.answer)
    }
  }

  #answer(journey: Journey, answer: Answer): HTMLElement[] {
    const { seats, others } = answer
    const name = journey.cabin === null ? null : cabinName(journey.cabin)
    return [
      ...(answer.sample ? [element('p', 'Sample data', 'sample')] : []),
      ...answer.notices.flatMap((notice) => {
        const { text, step } = noticeWords(notice, journey, answer)
        return [createStatus(text), ...(step === null ? [] : [this.#step(step, journey)])]
      }),
      ...(name !== null && seats.length > 0 ? [element('h2', name)] : []),
      ...(seats.length > 0 ? [createList(seats, answer.now, name === null)] : []),
      ...(others.length > 0 ? [element('h2', 'Other cabins'), createList(others, answer.now, true)] : []),
      ...answer.limits.map((limit) => element('p', limit, 'limit')),
    ]
  }

  #step(step: Step, journey: Journey): HTMLElement {
    switch (step) {
      case 'alert':
        return this.#link('Set alert', alertAddress(this.#origin, journey))
      case 'live':
        return this.#link('Check live in the finder', finderAddress(this.#origin, journey))
      case 'plans':
        return this.#link('See plans', `${this.#origin}/pricing`)
      case 'elsewhere':
        return this.#link('See where you can go', this.#origin + programFacts[journey.program].pages.whereCanIGo)
    }
  }

  /** Creates the footer: whose results these are, and a button to connect or open the options. */
  #foot(answer: Answer): HTMLElement {
    const foot = element('div', '', 'foot')
    const ended = 'Your connection has ended, so these are results without an account.'
    foot.append(
      element('p', answer.ended ? ended : reachWords(answer), 'limit'),
      this.#button(
        answer.ended ? 'Reconnect' : answer.plan === 'guest' ? 'Connect my plan' : 'Options',
        this.#actions.options,
      ),
    )
    return foot
  }

  #link(text: string, href: string): HTMLElement {
    const line = document.createElement('p')
    const link = element('a', text)
    link.href = href
    link.target = '_blank'
    link.rel = 'noopener'
    line.append(link)
    return line
  }

  #button(text: string, press: () => void): HTMLButtonElement {
    const button = element('button', text)
    button.type = 'button'
    button.addEventListener('click', press)
    return button
  }
}

/** Creates a sentence that screen readers announce when it appears. */
function createStatus(text: string): HTMLElement {
  const line = element('p', text, 'notice')
  line.setAttribute('role', 'status')
  return line
}

/** `named`: each seat names its cabin, because no heading does. */
function createList(seats: readonly Seat[], now: string, named: boolean): HTMLElement {
  const list = document.createElement('ul')
  list.append(...seats.map((seat) => createLine(seat, now, named)))
  return list
}

function createLine(seat: Seat, now: string, named: boolean): HTMLElement {
  const line = document.createElement('li')
  const what = [formatDate(seat.date), named ? cabinName(seat.cabin) : '', speakSeats(seat.seats)]
  const facts = [seat.carriers.join(' '), chargeWords(seat.charges), valueWords(seat.value)]
  line.append(
    element('strong', what.filter(Boolean).join(', ')),
    element('span', `${seat.from}-${seat.to}, ${pointsWords(seat)}`, 'points'),
    element('small', [...facts.filter(Boolean), `seen ${ageWords(seat.seenAt, now)} via ${seat.source}`].join(', ')),
  )
  return line
}

function describePanel(route: string, state: PanelState): string {
  return state.kind === 'answered' && state.answer.sample ? `Pointsward, ${route}, sample data` : `Pointsward, ${route}`
}
