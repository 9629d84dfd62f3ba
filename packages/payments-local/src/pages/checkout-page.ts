import { behaviourOf, testCards } from '../cards.ts'
import type { CheckoutSession, Price, PromotionCode } from '../objects.ts'
import { type Html, html, money, page } from './html.ts'
import type { PageAnswer, PageRequest } from './page-request.ts'

/** GET and POST /c/pay/{session}: shows what is being bought and takes the card. */
export function checkoutPage(request: PageRequest): PageAnswer {
  const session = request.store.get('checkout.session', request.id)
  if (session.status === 'complete') return { redirect: session.success_url }
  if (session.status === 'expired') return { status: 410, html: page('This page has expired', backLink(session)) }
  if (request.form === null) return { status: 200, html: form(request, session, null) }
  const number = (request.form.get('card') ?? '').replaceAll(/\D/g, '')
  const code = request.form.get('promotion')?.trim() || null
  const promotion = code === null ? session.private.promotion : findPromotion(request, code)
  if (code !== null && promotion === null) return refused(request, session, 'This promotion code is not valid.')
  session.private.promotion = promotion
  const behaviour = behaviourOf(number)
  if (behaviour === null) return refused(request, session, 'The simulation takes only the test cards below.')
  if (behaviour === 'declines') return refused(request, session, 'Your card was declined. Try another card.')
  if (behaviour === 'asks') return { redirect: `${request.base}/c/pay/${session.id}/bank?card=${number}` }
  return pay(request, session, number)
}

/** GET and POST /c/pay/{session}/bank: the bank asks the customer to confirm, as in 3-D Secure. */
export function bankPage(request: PageRequest): PageAnswer {
  const session = request.store.get('checkout.session', request.id)
  if (session.status !== 'open') return checkoutPage({ ...request, form: null })
  const number = request.query.get('card') ?? ''
  const answer = request.form?.get('answer')
  if (answer === 'confirm' && behaviourOf(number) === 'asks') return pay(request, session, number)
  if (answer) return refused(request, session, 'Your bank did not confirm this payment. Try another card.')
  const body = html`<p>Your bank asks whether this payment is yours.</p><form method="post">
    <button name="answer" value="confirm">Confirm payment</button>
    <button class="plain" name="answer" value="refuse">Refuse</button></form>`
  return { status: 200, html: page('Bank confirmation', body) }
}

function pay({ store, life, webhooks }: PageRequest, session: CheckoutSession, number: string): PageAnswer {
  const card = store.find('card', `card_${session.customer}`)
  if (card) card.number = number
  else store.create('card', { id: `card_${session.customer}`, number })
  session.status = 'complete'
  session.payment_status = 'paid'
  session.url = null
  const { customer } = session
  const { subscriptionMetadata, trialDays } = session.private
  const price = store.get('price', session.private.price)
  const terms = { customer, price, trialDays, metadata: subscriptionMetadata, percentOff: percentOff(store, session) }
  session.subscription = life.start(terms).id
  const { private: _, ...published } = session
  webhooks.emit('checkout.session.completed', published)
  return { redirect: session.success_url }
}

function refused(request: PageRequest, session: CheckoutSession, words: string): PageAnswer {
  return { status: 402, html: form(request, session, words) }
}

function form({ store }: PageRequest, session: CheckoutSession, fault: string | null): string {
  const price = store.get('price', session.private.price)
  const off = percentOff(store, session)
  return page(
    `Pay for ${price.nickname}`,
    html`${summary(price, off)}
    ${fault === null ? null : html`<p role="alert">${fault}</p>`}
    <form method="post">
      <label for="card">Card number</label>
      <input id="card" name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" required>
      ${session.allow_promotion_codes ? html`<label for="promotion">Promotion code</label><input id="promotion" name="promotion" autocomplete="off">` : null}
      <button>Subscribe</button>
    </form>${backLink(session)}
    <h2>Test cards</h2><table><tbody>${testCards.map(({ number, words }) => html`<tr><th scope="row"><code>${number}</code></th><td>${words}</td></tr>`)}</tbody></table>`,
  )
}

function summary(price: Price, off: number): Html {
  const amount = Math.round((price.unit_amount * (100 - off)) / 100)
  return html`<p>${money(amount, price.currency)} now${off > 0 ? ` (${off}% off)` : ''}, then ${money(price.unit_amount, price.currency)}
    every ${price.recurring.interval} until cancelled.</p>`
}

function backLink(session: CheckoutSession): Html {
  return html`<p><a href="${session.cancel_url}">Back</a></p>`
}

function percentOff(store: PageRequest['store'], session: CheckoutSession): number {
  const promotion = session.private.promotion
  if (promotion === null) return 0
  return store.find('coupon', store.get('promotion_code', promotion).promotion.coupon)?.percent_off ?? 0
}

function findPromotion({ store }: PageRequest, code: string): string | null {
  const matches = (each: PromotionCode) => each.active && each.code.toLowerCase() === code.toLowerCase()
  return store.all('promotion_code').find(matches)?.id ?? null
}
