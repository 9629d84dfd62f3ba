import { TextLink } from '../../ui/text-link.tsx'

/** Where a locked part is opened. */
export function PlanLink() {
  return <TextLink href="/pricing">See plans</TextLink>
}
