import type { Engine } from '../../src/engine.ts'
import { StatusError } from '../../src/status.ts'

/** An engine of which a test supplies only what it expects to be asked; anything else fails the call by name. */
export function stubEngine(parts: Partial<Engine>): Engine {
  return new Proxy(parts, {
    get(target, name) {
      const part = target[name as keyof Engine]
      if (part) return part
      return () => {
        throw new StatusError('INTERNAL', `The test did not expect ${String(name)}.`)
      }
    },
  }) as Engine
}
