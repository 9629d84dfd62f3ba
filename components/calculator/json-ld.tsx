import { site } from '@/lib/site.ts'

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
  const faq = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  const graph = questions.length > 0 ? [application, faq] : [application]
  // A "<" inside would end the script early.
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: structured data is a script by definition; escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
