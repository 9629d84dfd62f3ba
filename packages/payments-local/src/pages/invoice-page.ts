import { day, html, money, page } from './html.ts'
import type { PageAnswer, PageRequest } from './page-request.ts'

/** GET /i/{id}: one invoice, for its customer. */
export function invoicePage({ store, id }: PageRequest): PageAnswer {
  const { number, created, currency, total, amount_paid, status, lines } = store.get('invoice', id)
  const rows = lines.data.map(
    ({ description, amount }) => html`<tr><th scope="row">${description}</th><td>${money(amount, currency)}</td></tr>`,
  )
  return {
    status: 200,
    html: page(
      `Invoice ${number}`,
      html`<p>${day(created)}, ${status}</p><table><tbody>${rows}
      <tr><th scope="row">Total</th><td>${money(total, currency)}</td></tr>
      <tr><th scope="row">Paid</th><td>${money(amount_paid, currency)}</td></tr></tbody></table>`,
    ),
  }
}
