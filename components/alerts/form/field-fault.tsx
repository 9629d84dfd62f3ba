import { Lock } from 'lucide-react'
import { PlanLink } from './plan-link.tsx'

type FieldFaultProps = { fault: { message: string; locked: boolean } | undefined; id: string }

/** What keeps a field's value from being kept: a mistake, or a limit of the plan with what lifts it. */
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
