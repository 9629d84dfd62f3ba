import { findSiteOrigin } from '@/lib/server/site-origin.ts'

type JsonLdProps = { graph: readonly Record<string, unknown>[] }

/** What a page is, for machines, in the vocabulary of schema.org. */
export function JsonLd({ graph }: JsonLdProps) {
  // A "<" inside would end the script early.
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: structured data is a script by definition; escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

/** An address of ours as structured data names it: whole, where the site is published. */
export function absolute(path: string): string {
  return new URL(path, findSiteOrigin() ?? 'http://localhost').href
}

/** Questions with their answers, as machines read them; only of a page that shows each of them. */
export function faqNode(questions: readonly { question: string; answer: string }[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
