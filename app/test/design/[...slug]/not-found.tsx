import { FatalNotFound } from '@/components/shell/fatal-not-found.tsx'

export default function DesignStateNotFound() {
  return <FatalNotFound family="/test/design" />
}
