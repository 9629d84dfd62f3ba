import { ExternalLink } from 'lucide-react'
import type { BillingOverview } from '@/lib/billing/billing-overview.ts'
import { formatAmount } from '@/lib/billing/prices.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatDate } from '@/lib/core/formats.ts'

type Invoice = BillingOverview['invoices'][number]

const statusLabels: Record<Invoice['status'], string> = {
  paid: 'Paid',
  open: 'To pay',
  void: 'Void',
  refunded: 'Refunded',
  'part-refunded': 'Partly refunded',
}

/** Every invoice, newest first, each with a link to its document. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) {
    return <p className="text-14 text-muted">No payments yet. Your receipts will appear here.</p>
  }
  return (
    <ul className="-mt-3 divide-y divide-line">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-14">
          <div className="min-w-0">
            <p className="font-medium">{formatDate(localDateOf(invoice.at), 'plain')}</p>
            <p className="text-muted wrap-anywhere">
              {[...invoice.lines, ...(invoice.number ? [`No. ${invoice.number}`] : [])].join(' · ')}
            </p>
          </div>
          <p className="figures flex items-center gap-x-4">
            <span className="text-muted">{statusLabels[invoice.status]}</span>
            <span className="font-semibold">{formatAmount(invoice)}</span>
            <DocumentLink invoice={invoice} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function DocumentLink({ invoice: { page, pdf, at } }: { invoice: Invoice }) {
  const address = page ?? pdf
  if (address === null) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-medium text-accent underline underline-offset-4 hover:text-ink lg:min-h-9"
    >
      Invoice and receipt
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">of {formatDate(localDateOf(at), 'plain')} (opens a new tab)</span>
    </a>
  )
}
