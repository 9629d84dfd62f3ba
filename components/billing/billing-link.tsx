import { Fragment } from 'react'
import { TextLink } from '../ui/text-link.tsx'

/** A sentence in which the word Billing leads there. */
export function WithBillingLink({ children }: { children: string }) {
  const [first = '', ...rest] = children.split(/\bBilling\b/)
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <TextLink href="/dashboard/billing">Billing</TextLink>
          {part}
        </Fragment>
      ))}
    </>
  )
}
