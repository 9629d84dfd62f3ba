/** An answer to a question of ours, as the client sends it: a message of its own. */
export type ClientAnswer = { id: string | number }

/**
 * The calls under way on this server, by who asks and the client's own id of each. Every message comes as a request of its
 * own, so this is how one that takes a call back, or answers a question of it, finds that call. On another server it finds
 * none: the call then ends by itself, and a question counts as not answered.
 */
export function createOpenCalls() {
  const calls = new Map<string, AbortController>()
  const questions = new Map<string, (answer: ClientAnswer) => void>()
  const getKey = (client: string, id: unknown) => `${client} ${JSON.stringify(id)}`
  return {
    /** Notes a call; its signal is aborted once the client takes it back. */
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
    /** Lets a call hear what its client answers; null while another call of that client waits for an answer. */
    listen(client: string, hear: (answer: ClientAnswer) => void): (() => void) | null {
      if (questions.has(client)) return null
      questions.set(client, hear)
      return () => questions.delete(client)
    },
    answer(client: string, answer: ClientAnswer): void {
      questions.get(client)?.(answer)
    },
    size: () => calls.size + questions.size,
  }
}

export type OpenCalls = ReturnType<typeof createOpenCalls>

// On globalThis, because Next loads a module once for every bundle it is part of.
const holder = globalThis as { pointswardOpenCalls?: OpenCalls }

export function openCalls(): OpenCalls {
  holder.pointswardOpenCalls ??= createOpenCalls()
  return holder.pointswardOpenCalls
}
