import { findSiteOrigin } from '@/lib/server/site-origin.ts'

type JsonLdProps = { graph: readonly Record<string, unknown>[] }

/** Structured data about a page, in the vocabulary of schema.org. */
export function JsonLd({ graph }: JsonLdProps) {
  // A "</script>" in the text would end the script early.
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: structured data is a script by definition; escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

/** Returns the absolute address of a path for structured data; on localhost if the published address isn't known. */
export function absolute(path: string): string {
  return new URL(path, findSiteOrigin() ?? 'http://localhost').href
}

/** Builds questions and answers as structured data; only for a page that shows all of them. */
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
