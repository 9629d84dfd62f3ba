import { FatalNotFound } from '@/components/shell/fatal-not-found.tsx'

export default function NotFound() {
  return <FatalNotFound family="/virgin-australia/how-many-velocity-points-to-fly-to" />
}
