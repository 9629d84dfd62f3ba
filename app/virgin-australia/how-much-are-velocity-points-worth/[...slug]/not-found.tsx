import { FatalNotFound } from '@/components/shell/fatal-not-found.tsx'

export default function NotFound() {
  return <FatalNotFound family="/virgin-australia/how-much-are-velocity-points-worth" />
}
