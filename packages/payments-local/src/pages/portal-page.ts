import { behaviourOf, describeCard, testCards } from '../cards.ts'
import type { Invoice, PortalSession, Price, Subscription } from '../objects.ts'
import { day, Html, html, money, page } from './html.ts'
import type { PageAnswer, PageRequest } from './page-request.ts'

/** GET and POST /p/session/{id}: the plan, the card and the invoices of one customer. */
export function portalPage(request: PageRequest): PageAnswer {
  const session = request.store.get('billing_portal.session', request.id)
  if (request.form === null) return { status: 200, html: overview(request, session, null) }
  const fault = act(request, session, request.form)
  if (fault !== null) return { status: 400, html: overview(request, session, fault) }
  return { redirect: session.url }
}

/** Performs a button's action; returns an error message, or null. */
function act({ store, life }: PageRequest, session: PortalSession, form: URLSearchParams): string | null {
  const action = form.get('action')
  if (action === 'card') return changeCard(store, session, form.get('card') ?? '')
  const subscription = subscriptionOf(store, session)
  if (!subscription) return 'There is no running plan.'
  if (action === 'switch') {
    const price = store.find('price', form.get('price') ?? '')
    if (!price) return 'Choose a plan.'
    life.switchPrice(subscription, price)
  }
  if (action === 'cancel') life.setCancelAtPeriodEnd(subscription, true)
  if (action === 'keep') life.setCancelAtPeriodEnd(subscription, false)
  if (action === 'end-period') life.endPeriod(subscription)
  return null
}

function changeCard(store: PageRequest['store'], session: PortalSession, text: string): string | null {
  const number = text.replaceAll(/\D/g, '')
  if (behaviourOf(number) === null) return 'The simulation takes only the test cards.'
  const card = store.find('card', `card_${session.customer}`)
  if (card) card.number = number
  else store.create('card', { id: `card_${session.customer}`, number })
  return null
}

function subscriptionOf(store: PageRequest['store'], { customer }: PortalSession): Subscription | undefined {
  return store.all('subscription').find((each) => each.customer === customer && each.status !== 'canceled')
}

function overview({ store }: PageRequest, session: PortalSession, fault: string | null): string {
  const subscription = subscriptionOf(store, session)
  const invoices = store.all('invoice').filter(({ customer }) => customer === session.customer)
  const card = store.find('card', `card_${session.customer}`)
  const prices = store.all('price').filter(({ active, lookup_key }) => active && lookup_key !== null)
  return page(
    'Billing portal',
    html`<p><a href="${session.return_url}">Back to the site</a></p>
    ${fault === null ? null : html`<p role="alert">${fault}</p>`}
    <h2>Your plan</h2>${subscription ? planPart(subscription, prices, session.chosen) : html`<p>No running plan.</p>`}
    <h2>Your card</h2><p>${card ? describeCard(card.number) : 'None kept.'}</p>
    <form method="post"><label for="card">New card</label><select id="card" name="card">
      ${testCards.map(({ number, words }) => html`<option value="${number}">${number}: ${words}</option>`)}</select>
      <button class="plain" name="action" value="card">Update card</button></form>
    <h2>Invoices</h2><table><tbody>${invoices.map(invoiceRow)}</tbody></table>`,
  )
}

function planPart(subscription: Subscription, prices: Price[], chosen: string | null): Html {
  const [item] = subscription.items.data
  const end = day(item.current_period_end)
  const statusText = subscription.status === 'past_due' ? 'Payment overdue.' : ''
  const others = prices.filter(({ id }) => id !== item.price.id)
  return html`<p><strong>${item.price.nickname}</strong>, ${money(item.price.unit_amount, item.price.currency)} every
    ${item.price.recurring.interval}. ${statusText} ${subscription.cancel_at_period_end ? `Ends on ${end}.` : `Renews on ${end}.`}</p>
    <form method="post"><label for="price">Switch to</label><select id="price" name="price">
      ${others.map((price) => html`<option value="${price.id}"${price.id === chosen ? new Html(' selected') : null}>${price.nickname}, ${money(price.unit_amount, price.currency)}</option>`)}
      </select><button name="action" value="switch">Switch plan</button></form>
    <form method="post">${
      subscription.cancel_at_period_end
        ? html`<button class="plain" name="action" value="keep">Don't cancel</button>`
        : html`<button class="plain" name="action" value="cancel">Cancel plan</button>`
    }</form>
    <h2>Simulation</h2><p>What would happen on ${end} can happen now.</p>
    <form method="post"><button class="plain" name="action" value="end-period">End this period now</button></form>`
}

function invoiceRow({ number, created, total, currency, status }: Invoice): Html {
  return html`<tr><th scope="row">${number}</th><td>${day(created)}</td><td>${money(total, currency)}</td><td>${status}</td></tr>`
}
