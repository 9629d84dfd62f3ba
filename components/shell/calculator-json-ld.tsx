import { site } from '@/lib/core/site.ts'
import { faqNode, JsonLd } from './json-ld.tsx'

type ToolDataProps = { name: string; description: string; questions?: readonly { question: string; answer: string }[] }

/** What the page is, for machines: a free web application, and the questions it answers in words. */
export function ToolData({ name, description, questions = [] }: ToolDataProps) {
  const application = {
    '@type': 'WebApplication',
    name,
    description,
    applicationCategory: 'TravelApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: site.name },
  }
  return <JsonLd graph={questions.length > 0 ? [application, faqNode(questions)] : [application]} />
}
