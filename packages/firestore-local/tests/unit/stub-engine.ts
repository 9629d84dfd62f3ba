import type { Engine } from '../../src/engine.ts'
import { StatusError } from '../../src/status.ts'

/** Creates an engine from the methods a test expects to be called; any other fails the call by name. */
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
