type JsonLdProps = { graph: readonly Record<string, unknown>[] }

/** What a page is, for machines, in the vocabulary of schema.org. */
export function JsonLd({ graph }: JsonLdProps) {
  // A "<" inside would end the script early.
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: structured data is a script by definition; escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

/** Questions with their answers, as machines read them. */
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
