import { Lock } from 'lucide-react'
import { TextLink } from '../../ui/text-link.tsx'

/** Links to the plans that unlock a locked part. */
export function PlanLink() {
  return <TextLink href="/pricing">See plans</TextLink>
}

type FieldFaultProps = { fault: { message: string; locked: boolean } | undefined; id: string }

/** Why a field's value can't be saved: a mistake, or a plan limit with a link to the plans that lift it. */
export function FieldFault({ fault, id }: FieldFaultProps) {
  if (!fault) return null
  if (!fault.locked) {
    return (
      <p id={id} className="text-14 text-danger">
        {fault.message}
      </p>
    )
  }
  return (
    <p id={id} className="flex items-start gap-2 text-14">
      <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
      <span>
        {fault.message} <PlanLink />
      </span>
    </p>
  )
}
