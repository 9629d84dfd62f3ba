import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A mail as maildev shows it. */
export type Mail = {
  messageId: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  to: { address: string }[]
  /** The SMTP envelope it was handed over with. */
  envelope?: unknown
}

export type MailInbox = { smtpUrl: string; url: string; mails(): Promise<Mail[]>; stop(): Promise<void> }

/** A real SMTP server with an inbox (maildev) on two ports, as `npm run local` starts it. */
export async function startInbox([smtp = 0, web = 0]: number[]): Promise<MailInbox> {
  const folder = await mkdtemp(join(tmpdir(), 'pointsward-mail-'))
  const flags = [
    '--ip',
    '127.0.0.1',
    '--smtp',
    String(smtp),
    '--web',
    String(web),
    '--mail-directory',
    folder,
    '--silent',
  ]
  const child = spawn(process.execPath, [join('node_modules', 'maildev', 'bin', 'maildev'), ...flags], {
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${web}`
  while (!(await isUp(url))) if (child.exitCode !== null) throw new Error('maildev ended before it listened')
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    url,
    mails: async () => (await (await fetch(`${url}/email`)).json()) as Mail[],
    async stop() {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function isUp(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/healthz`).catch(() => null)
  return answer?.ok ?? false
}
