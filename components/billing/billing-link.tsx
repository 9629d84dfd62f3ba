import { Fragment } from 'react'
import { TextLink } from '../ui/text-link.tsx'

/** Renders a sentence with the word “Billing” as a link. */
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
