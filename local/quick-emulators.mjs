// Loaded into the emulators' process before it starts (`node --import`).
import { createRequire } from 'node:module'

const ofTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'))

// The Auth emulator compiles a validator for every parameter of Google's API, and checks each schema against its
// meta-schema. This takes most of its start, for some hundred validators of which a visit uses ten. Here they are
// compiled on first use, and the API's own schemas aren't checked.
const { default: Ajv } = createRequire(ofTools.resolve('exegesis-express'))('ajv/dist/core.js')
const { compile } = Ajv.prototype

Ajv.prototype.validateSchema = () => true
Ajv.prototype.compile = function (...given) {
  let compiled
  const validate = (data, ...more) => {
    compiled ??= compile.apply(this, given)
    const isValid = compiled.call(this, data, ...more)
    validate.errors = compiled.errors
    return isValid
  }
  return validate
}

// The Functions emulator starts a new process, which takes over a second, for every call that finds all others busy.
// Deployed instances take eighty calls at once; here a function's single process takes all of them.
const { RuntimeWorkerPool, RuntimeWorkerState } = ofTools('./lib/emulator/functionsRuntimeWorker.js')
const { FunctionsEmulator } = ofTools('./lib/emulator/functionsEmulator.js')
const { getIdleWorker } = RuntimeWorkerPool.prototype
const { startRuntime } = FunctionsEmulator.prototype
const starting = new Map()

RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId, runtime) {
  const idle = getIdleWorker.call(this, triggerId, runtime)
  return idle ?? this.getTriggerWorkers(triggerId, runtime).find(({ state }) => state === RuntimeWorkerState.BUSY)
}
FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
  const name = `${backend.codebase} ${trigger?.id}`
  const started = starting.get(name) ?? startRuntime.call(this, backend, trigger).finally(() => starting.delete(name))
  starting.set(name, started)
  return started
}
