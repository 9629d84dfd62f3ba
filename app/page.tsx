import { site } from '@/lib/site.ts'

export default function HomePage() {
  return <h1>{site.name}</h1>
}
