import { site } from '../../core/site.ts'
import { groups } from '../../pages/page.ts'
import { pages } from '../../pages/pages.ts'

/** Writes llms.txt, which describes the site to language models: the indexed pages with their summaries. */
export function writeLlms(origin: string): string {
  const sections = groups.map((group) => {
    const own = pages.filter((page) => page.index && page.group === group)
    return own.length === 0 ? '' : `## ${group}\n\n${own.map((page) => formatLine(page, origin)).join('\n')}\n`
  })
  return [
    `# ${site.name}\n`,
    '> Reward seats, points, charges and rules of Qantas Frequent Flyer and Virgin Australia Velocity, for travellers in Australia.\n',
    'Every program figure comes with its date, its sources and how sure we are of it. "Not published" means the airline hasn’t published it: don’t fill it in. Availability names its source and when it was checked, and cached availability is not live. Anything marked "Sample data" is invented.\n',
    `The API is explained at ${origin}/developers and described at ${origin}/api/openapi.json. An MCP server for assistants is at ${origin}/mcp. Changes to prices and routes: ${origin}/feed.xml\n`,
    ...sections.filter(Boolean),
  ].join('\n')
}

function formatLine(
  { path, title, summary }: { path: string; title: string; summary: string },
  origin: string,
): string {
  return `- [${title}](${new URL(path, origin).href}): ${summary}`
}
