import { TextLink } from '../../ui/text-link.tsx'

/** Links to the plans that unlock a locked part. */
export function PlanLink() {
  return <TextLink href="/pricing">See plans</TextLink>
}
