import { clientSettings, mcpSnippet } from '@/lib/content/developers/snippets.ts'
import { mcpTools } from '@/lib/server/mcp/tools.ts'
import { findSiteOrigin } from '@/lib/server/site-origin.ts'
import { PageFrame } from '../../shell/page-frame.tsx'
import { Chip } from '../../ui/chip.tsx'
import { CodeToCopy } from '../../ui/code-to-copy.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Prose } from '../reading.tsx'

const site = findSiteOrigin() ?? 'http://localhost:3000'

/** The page on letting an AI assistant search seats and set alerts: how to connect it and each tool it gets. */
export function AssistantsPage() {
  return (
    <PageFrame path="/developers/assistants">
      <div className="max-w-4xl">
        <PageSection
          title="Connect your assistant"
          lead="Works with Claude, ChatGPT and any other assistant that takes a remote MCP server. In its settings, add a connector with this address:"
        >
          <CodeToCopy label="Address" code={`${site}/mcp`} />
          <p className="mt-3 max-w-prose text-14 text-muted">
            The first time it needs your account, it opens a page here: log in, see what it asks for, then choose
            Connect or Cancel. Disconnect it any time in your{' '}
            <TextLink href="/dashboard/account#settings">account settings</TextLink>, under Personal access tokens.
          </p>
        </PageSection>
        <PageSection
          title="Connect with a token"
          lead={
            <>
              Some apps take a token in their settings instead. <TextLink href="/developers">Make one</TextLink>, then
              add this:
            </>
          }
        >
          <CodeToCopy label="Settings" code={clientSettings(site)} />
        </PageSection>
        <PageSection title="What it can do" lead="Without an account it can search as a guest. Your alerts need you.">
          <ul className="divide-y divide-line rounded-2xl border border-line bg-card px-5">
            {mcpTools.map(({ name, title, description, scope }) => (
              <li key={name} className="py-4">
                <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16 font-semibold">
                  {title} <Chip>{scope}</Chip>
                </h3>
                <p className="mt-0.5 font-mono text-12 text-muted">{name}</p>
                <p className="mt-1.5 max-w-prose text-14">{description}</p>
              </li>
            ))}
          </ul>
          <p className="mt-3 max-w-prose text-14 text-muted">
            It can also read every table of points and charges, each with its date and sources.
          </p>
        </PageSection>
        <div className="mt-12">
          <Prose title="What keeps it safe">
            <ul>
              <li>It sees what your plan sees, and no more. The same requests a minute apply as with the API.</li>
              <li>It can’t set an alert without showing it to you first. Nothing else of yours can be changed.</li>
              <li>
                Answers never contain reviews, names of alerts or anything else people wrote, so no one can slip your
                assistant an instruction that way.
              </li>
              <li>Each answer says when seats were last checked, and whether they’re sample data.</li>
            </ul>
          </Prose>
        </div>
        <PageSection
          title="From a script"
          lead="Search and set an alert with the official TypeScript library. It uses the same two variables as the API examples."
        >
          <p className="mb-3 text-14 text-muted">
            Install with <code className="font-mono">npm install @modelcontextprotocol/sdk</code>, save as{' '}
            <code className="font-mono">assistant.mts</code> and run{' '}
            <code className="font-mono">npx tsx assistant.mts</code>.
          </p>
          <CodeToCopy id="mcp" label="assistant.mts" code={mcpSnippet} />
        </PageSection>
      </div>
    </PageFrame>
  )
}
