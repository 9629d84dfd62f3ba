/** The answer to a question we asked, which the client sends as a separate message. */
export type ClientAnswer = { id: string | number }

/**
 * The calls in progress on this server, by client and the client's own id of each call. Every message arrives as a
 * separate request, so a cancellation or an answer finds its call here. If it arrives at another server it finds none:
 * the call then ends by itself, and the question counts as unanswered.
 */
export function createOpenCalls() {
  const calls = new Map<string, AbortController>()
  const questions = new Map<string, (answer: ClientAnswer) => void>()
  const getKey = (client: string, id: unknown) => `${client} ${JSON.stringify(id)}`
  return {
    /** Registers a call; its signal aborts when the client cancels the call. */
    begin(client: string, id: unknown): { signal: AbortSignal; end: () => void } {
      const controller = new AbortController()
      const key = getKey(client, id)
      calls.set(key, controller)
      return {
        signal: controller.signal,
        end: () => {
          if (calls.get(key) === controller) calls.delete(key)
        },
      }
    },
    cancel(client: string, id: unknown): void {
      calls.get(getKey(client, id))?.abort()
    },
    /** Lets a call receive its client's answers; null while another call of that client is waiting for one. */
    listen(client: string, receive: (answer: ClientAnswer) => void): (() => void) | null {
      if (questions.has(client)) return null
      questions.set(client, receive)
      return () => questions.delete(client)
    },
    answer(client: string, answer: ClientAnswer): void {
      questions.get(client)?.(answer)
    },
    size: () => calls.size + questions.size,
  }
}

export type OpenCalls = ReturnType<typeof createOpenCalls>

// On globalThis, because Next.js loads a module once for every bundle it is part of.
const holder = globalThis as { pointswardOpenCalls?: OpenCalls }

export function openCalls(): OpenCalls {
  holder.pointswardOpenCalls ??= createOpenCalls()
  return holder.pointswardOpenCalls
}
