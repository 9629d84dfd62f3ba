import { FatalNotFound } from '@/components/shell/fatal-not-found.tsx'

export default function NotFound() {
  return <FatalNotFound family="/qantas/where-can-i-go-points" />
}
